import type { Bus } from "@zhian/contracts/bus";
import { cookieNames } from "@zhian/contracts/locale";
import Cookies from "js-cookie";

interface ConnectionOptions {
  shell: Bus;
  /** The bus with the rights of the owner of language and currency. */
  header: Bus;
  session: { check(): void };
  revision: { ask(): void };
}

/** Checks what may have changed while the visitor was away: the network, the site's revision, who is signed in. */
export function followConnection({ shell, header, session, revision }: ConnectionOptions): void {
  for (const type of ["online", "offline"]) {
    window.addEventListener(type, () => shell.set("online", navigator.onLine));
  }
  window.addEventListener("online", () => session.check());
  // A signed-in account may be on another side of a canary.
  for (const event of ["session.began", "session.ended"] as const) shell.on(event).subscribe(() => revision.ask());
  document.addEventListener("visibilitychange", () => {
    // Also when the visitor leaves the tab: a new release is adopted while it is hidden.
    revision.ask();
    if (document.visibilityState !== "visible") return;
    // A console on another origin has no channel to this tab.
    session.check();
  });
  // With two windows side by side, neither was ever hidden.
  window.addEventListener("focus", () => session.check());
  // A page restored from the back/forward cache may date from another visitor's session.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    session.check();
    readPreferences(header);
    revision.ask();
  });
}

/** Applies preferences chosen on another page, by the server's rules: an English address redirects to the language last chosen. */
function readPreferences(header: Bus): void {
  const currency = Cookies.get(cookieNames.currency);
  if ((currency === "USD" || currency === "IDR") && currency !== header.get("currency"))
    header.set("currency", currency);
  if (Cookies.get(cookieNames.locale) === "zh" && header.get("locale") === "en") header.set("locale", "zh");
}
