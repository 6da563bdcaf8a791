import type { SiteBus } from "@zhian/bus/create-bus";
import { cookieNames, currencyAt, localeOfPath, plainPath } from "@zhian/contracts/locale";
import Cookies from "js-cookie";
import { hasChosenCurrency } from "./preferences.ts";
import { isPassing, redirectPage } from "./redirect-page.ts";

/** Publishes each new address, and stores the page that a login returns to. */
export function followRoutes(bus: SiteBus): void {
  const shell = bus.as("shell");
  let told = location.pathname + location.search;
  keepRedirect();

  function keepRedirect() {
    if (isPassing(location.pathname)) return;
    const page = redirectPage(location);
    shell.set("redirect", page);
    Cookies.set(cookieNames.redirect, page, { sameSite: "Lax", path: "/" });
  }

  window.addEventListener("single-spa:before-routing-event", () => {
    const path = location.pathname + location.search;
    if (path === told) return;
    told = path;
    const locale = localeOfPath(location.pathname);
    // The address decides the language: going back from /zh/… to /… switches it without the menu.
    if (shell.get("locale") !== locale) bus.as("header").set("locale", locale);
    const currency = currencyAt(plainPath(location.pathname));
    if (!hasChosenCurrency() && shell.get("currency") !== currency) bus.as("header").set("currency", currency);
    keepRedirect();
    // The note describes the previous page.
    // A form of the content may have the method's name.
    Document.prototype.getElementById.call(document, "stale-note")?.remove();
    shell.publish("route.changed", { path, locale });
  });
}
