import type { Bus } from "@zhian/contracts/bus";
import { cookieNames, currencyAt, localePath, plainPath } from "@zhian/contracts/locale";
import Cookies from "js-cookie";
import { skip } from "rxjs";

const options = { expires: 365, sameSite: "Lax", path: "/" } as const;

/** Stores choices in cookies. A language also moves to its own address, which every fragment follows; a theme is set on the document. */
export function keepPreferences(bus: Bus, replaceAddress: (url: string) => void): void {
  bus
    .watch("locale")
    .pipe(skip(1))
    .subscribe((locale) => {
      Cookies.set(cookieNames.locale, locale, options);
      const { pathname, search, hash } = location;
      const twin = localePath(locale, pathname + search + hash);
      if (twin !== pathname + search + hash) replaceAddress(twin);
    });
  bus
    .watch("currency")
    .pipe(skip(1))
    .subscribe((currency) => {
      // A currency that a page shows by default is not the visitor's choice.
      if (hasChosenCurrency() || currency !== currencyAt(plainPath(location.pathname)))
        Cookies.set(cookieNames.currency, currency, options);
    });
  bus
    .watch("theme")
    .pipe(skip(1))
    .subscribe((theme) => {
      Cookies.set(cookieNames.theme, theme, options);
      document.documentElement.dataset["theme"] = theme;
    });
}

/** Until the visitor has chosen, each address has its own default. */
export function hasChosenCurrency(): boolean {
  return Cookies.get(cookieNames.currency) !== undefined;
}
