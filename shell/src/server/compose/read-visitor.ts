import { isAccessToken } from "@zhian/contracts/access-token";
import { type Currency, cookieNames, type Locale } from "@zhian/contracts/locale";
import { currencySchema, localeSchema } from "@zhian/contracts/locale-schema";
import { defaultTheme, readTheme, type Theme } from "@zhian/contracts/theme";
import { isVisitorId } from "@zhian/contracts/visitor-id";
import { readCookies } from "@zhian/serve/read-cookies";
import { readDraftsPass } from "../drafts-pass.ts";

export interface Visitor {
  /** The visitor's choice; undefined if none was made. */
  locale: Locale | undefined;
  /** The visitor's choice; undefined if none was made. */
  currency: Currency | undefined;
  theme: Theme;
  /** Only used to select canaries: random, per browser; while a visitor is signed in, the api's id for the account. */
  id: string | undefined;
  /** For the layout only. The shell does not identify the account: the token's value is not passed beyond this file. */
  signedIn: boolean;
  /** A token cookie was sent, whatever its value: the response is for this visitor only. */
  hasToken: boolean;
  /** As received: unverified. */
  inspectPass: string | undefined;
  /** As received: unverified. */
  previewPass: string | undefined;
  /** An editor's pass to view drafts, as received: the api validates it. */
  draftsPass: string | undefined;
  /** Names of our cookies with invalid values, to be cleared. */
  broken: readonly string[];
}

/** A visitor without cookies, as most are on their first page. */
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
    // Without a token, the session has ended in this browser: the account's id no longer applies.
    id: [signedIn ? ofAccount : undefined, own].find(isVisitorId),
    signedIn,
    hasToken: token !== undefined,
    inspectPass: cookies[cookieNames.inspect],
    previewPass: cookies[cookieNames.preview],
    draftsPass: readDraftsPass(cookies),
    broken,
  };
}
