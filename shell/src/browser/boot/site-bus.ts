import { createBus, type SiteBus } from "@zhian/bus/create-bus";
import { cookieNames } from "@zhian/contracts/locale";
import type { PageState } from "@zhian/contracts/page";
import { defaultTheme, readTheme } from "@zhian/contracts/theme";
import Cookies from "js-cookie";
import { firstRedirect } from "../navigation/redirect-page.ts";
import { countInCart } from "../session/cart-count.ts";
import { dropNoToken, readToken } from "../session/token.ts";

/** The page's bus, with its initial state from the document and the cookies. */
export function createSiteBus({ locale, currency, head }: PageState): SiteBus {
  dropNoToken();
  const token = readToken();
  return createBus({
    locale,
    currency,
    theme: readTheme(document.documentElement.dataset["theme"]?.trim()) ?? defaultTheme,
    auth: token ? { status: "signed-in", token, isRecommend: false } : { status: "signed-out" },
    redirect: firstRedirect(location, Cookies.get(cookieNames.redirect)),
    dialog: { calculator: false },
    cms: { title: head.title, description: head.description, keywords: head.keywords },
    cart: { count: countInCart(), total: 0 },
    online: navigator.onLine,
  });
}
