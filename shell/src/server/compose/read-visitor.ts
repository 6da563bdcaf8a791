import { isAccessToken } from "@zhian/contracts/access-token";
import { type Currency, cookieNames, type Locale } from "@zhian/contracts/locale";
import { currencySchema, localeSchema } from "@zhian/contracts/locale-schema";
import { defaultTheme, readTheme, type Theme } from "@zhian/contracts/theme";

export interface Visitor {
  /** Chosen before; undefined means: never chose. */
  locale: Locale | undefined;
  /** Chosen before; undefined means: never chose. */
  currency: Currency | undefined;
  theme: Theme;
  /** Random and anonymous: only decides who gets a canary. */
  id: string | undefined;
  /** For the layout only. Who it is, nobody here knows: the token's value ends in this file. */
  signedIn: boolean;
  /** A token cookie came, whatever it holds: the answer is nobody else's. */
  hasToken: boolean;
  /** As it came: unverified. */
  inspectPass: string | undefined;
  /** Names of our cookies that hold nonsense, to be cleared. */
  broken: readonly string[];
}

const visitorPattern = /^[A-Za-z0-9_-]{22}$/;

/** Most visitors of a page that is seen for the first time. */
const stranger: Visitor = {
  locale: undefined,
  currency: undefined,
  theme: defaultTheme,
  id: undefined,
  signedIn: false,
  hasToken: false,
  inspectPass: undefined,
  broken: [],
};

export function readVisitor(cookieHeader: string | undefined): Visitor {
  if (!cookieHeader) return stranger;
  const cookies = readCookies(cookieHeader);
  const locale = localeSchema.safeParse(cookies.get(cookieNames.locale));
  const currency = currencySchema.safeParse(cookies.get(cookieNames.currency));
  const theme = readTheme(cookies.get(cookieNames.theme));
  const id = cookies.get(cookieNames.visitor);
  const token = cookies.get(cookieNames.accessToken);
  const isKnown = id !== undefined && visitorPattern.test(id);
  const signedIn = isAccessToken(token);
  const broken = [
    !locale.success && cookies.has(cookieNames.locale) && cookieNames.locale,
    !currency.success && cookies.has(cookieNames.currency) && cookieNames.currency,
    !theme && cookies.has(cookieNames.theme) && cookieNames.theme,
    !isKnown && id !== undefined && cookieNames.visitor,
    !signedIn && token !== undefined && cookieNames.accessToken,
  ].filter((name) => name !== false);
  return {
    locale: locale.success ? locale.data : undefined,
    currency: currency.success ? currency.data : undefined,
    theme: theme ?? defaultTheme,
    id: isKnown ? id : undefined,
    signedIn,
    hasToken: token !== undefined,
    inspectPass: cookies.get(cookieNames.inspect),
    broken,
  };
}

/** The first of a name counts. Values stay as they came: none of ours is ever encoded. */
function readCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? "").split(";")) {
    const equals = pair.indexOf("=");
    if (equals < 0) continue;
    const name = pair.slice(0, equals).trim();
    if (!cookies.has(name)) cookies.set(name, pair.slice(equals + 1).trim());
  }
  return cookies;
}
