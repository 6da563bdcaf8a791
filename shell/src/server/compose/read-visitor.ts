import { isAccessToken } from "@zhian/contracts/access-token";
import { type Currency, cookieNames, type Locale } from "@zhian/contracts/locale";
import { currencySchema, localeSchema } from "@zhian/contracts/locale-schema";
import { defaultTheme, readTheme, type Theme } from "@zhian/contracts/theme";
import { isVisitorId } from "@zhian/contracts/visitor-id";
import { readCookies } from "@zhian/serve/read-cookies";
import { readDraftsPass } from "../drafts-pass.ts";

export interface Visitor {
  /** Chosen before; undefined means: never chose. */
  locale: Locale | undefined;
  /** Chosen before; undefined means: never chose. */
  currency: Currency | undefined;
  theme: Theme;
  /** Only decides who gets a canary: random, per browser; while a visitor is signed in, the api's id for the account. */
  id: string | undefined;
  /** For the layout only. Nothing here knows whose session it is: the token's value is not passed beyond this file. */
  signedIn: boolean;
  /** A token cookie was sent, whatever its value: the answer is for this visitor only. */
  hasToken: boolean;
  /** As received: unverified. */
  inspectPass: string | undefined;
  /** As received: unverified. */
  previewPass: string | undefined;
  /** Of an editor who views drafts, as received: the api decides whether it is valid. */
  draftsPass: string | undefined;
  /** Names of our cookies with invalid values, to be cleared. */
  broken: readonly string[];
}

/** Most visitors of a page that is requested for the first time. */
const stranger: Visitor = {
  locale: undefined,
  currency: undefined,
  theme: defaultTheme,
  id: undefined,
  signedIn: false,
  hasToken: false,
  inspectPass: undefined,
  previewPass: undefined,
  draftsPass: undefined,
  broken: [],
};

export function readVisitor(cookieHeader: string | undefined): Visitor {
  if (!cookieHeader) return stranger;
  const cookies = readCookies(cookieHeader);
  const locale = localeSchema.safeParse(cookies[cookieNames.locale]);
  const currency = currencySchema.safeParse(cookies[cookieNames.currency]);
  const theme = readTheme(cookies[cookieNames.theme]);
  const own = cookies[cookieNames.visitor];
  const ofAccount = cookies[cookieNames.accountVisitor];
  const token = cookies[cookieNames.accessToken];
  const signedIn = isAccessToken(token);
  const broken = [
    !locale.success && cookieNames.locale in cookies && cookieNames.locale,
    !currency.success && cookieNames.currency in cookies && cookieNames.currency,
    !theme && cookieNames.theme in cookies && cookieNames.theme,
    own !== undefined && !isVisitorId(own) && cookieNames.visitor,
    ofAccount !== undefined && !isVisitorId(ofAccount) && cookieNames.accountVisitor,
    !signedIn && token !== undefined && cookieNames.accessToken,
  ].filter((name) => name !== false);
  return {
    locale: locale.success ? locale.data : undefined,
    currency: currency.success ? currency.data : undefined,
    theme: theme ?? defaultTheme,
    // Without a token the session has ended, here at least: the account's id no longer applies.
    id: [signedIn ? ofAccount : undefined, own].find(isVisitorId),
    signedIn,
    hasToken: token !== undefined,
    inspectPass: cookies[cookieNames.inspect],
    previewPass: cookies[cookieNames.preview],
    draftsPass: readDraftsPass(cookies),
    broken,
  };
}
