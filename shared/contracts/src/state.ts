import { type Currency, currencies, type Locale, locales } from "./locale.ts";
import type { BusOwner } from "./owners.ts";
import { boolean, number, object, oneOf, optional, type Shape, text } from "./shape.ts";
import { type Theme, themes } from "./theme.ts";

export interface User {
  profile?: string;
  username: string;
  uuid: string;
  /** 0 uncertified, 1 enterprise certified, 2 personal certified. */
  accountType: 0 | 1 | 2;
  isRecommend?: number;
  recommendID?: string;
  recommendAuth?: number;
  recommendStyle?: number;
  /** May edit the site's content. */
  isEditor?: boolean;
}

interface SignedOut {
  status: "signed-out";
}

interface SignedIn {
  status: "signed-in";
  token: string;
  user?: User;
  isRecommend: boolean;
  recommendId?: string;
  /** The visitor's identity could not be loaded; retried later. */
  isUnavailable?: boolean;
}

export type Auth = SignedOut | SignedIn;

interface SiteState {
  locale: Locale;
  currency: Currency;
  theme: Theme;
  auth: Auth;
  redirect: string;
  dialog: { calculator: boolean };
  cms: { title: string; description: string; keywords: string; slogan?: string; logoUrl?: string };
  cart: { count: number; total: number };
  online: boolean;
}

export type StateName = keyof SiteState;
export type StateValue<Name extends StateName> = SiteState[Name];

const user = object<User>({
  profile: optional(text),
  username: text,
  uuid: text,
  accountType: oneOf(0, 1, 2),
  isRecommend: optional(number),
  recommendID: optional(text),
  recommendAuth: optional(number),
  recommendStyle: optional(number),
  isEditor: optional(boolean),
});
const signedOut = object<SignedOut>({ status: oneOf("signed-out") });
const signedIn = object<SignedIn>({
  status: oneOf("signed-in"),
  token: text,
  user: optional(user),
  isRecommend: boolean,
  recommendId: optional(text),
  isUnavailable: optional(boolean),
});
const status = object<Pick<Auth, "status">>({ status: oneOf("signed-out", "signed-in") });

const auth: Shape<Auth> = (value, path) =>
  status(value, path).status === "signed-out" ? signedOut(value, path) : signedIn(value, path);

/** State on the bus: replays its last value to later subscribers; only its owner may write it. */
export const siteState: { readonly [Name in StateName]: { shape: Shape<StateValue<Name>>; owner: BusOwner } } = {
  locale: { shape: oneOf(...locales), owner: "header" },
  currency: { shape: oneOf(...currencies), owner: "header" },
  theme: { shape: oneOf(...themes), owner: "header" },
  auth: { shape: auth, owner: "shell" },
  redirect: { shape: text, owner: "shell" },
  dialog: { shape: object({ calculator: boolean }), owner: "calculator" },
  cms: {
    shape: object<SiteState["cms"]>({
      title: text,
      description: text,
      keywords: text,
      slogan: optional(text),
      logoUrl: optional(text),
    }),
    owner: "shell",
  },
  cart: { shape: object({ count: number, total: number }), owner: "domain" },
  online: { shape: boolean, owner: "shell" },
};

// The catalogue's keys are its names.
export const stateNames = Object.keys(siteState) as StateName[];
