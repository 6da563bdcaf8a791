import type { Bus } from "@zhian/contracts/bus";
import { cookieNames } from "@zhian/contracts/locale";
import Cookies from "js-cookie";

interface ConnectionOptions {
  shell: Bus;
  /** As the owner of language and currency holds it. */
  header: Bus;
  session: { check(): void };
  revision: { ask(): void };
}

/** What may have changed while the visitor was away: the network, the site's revision, who is signed in. */
export function followConnection({ shell, header, session, revision }: ConnectionOptions): void {
  for (const type of ["online", "offline"]) {
    window.addEventListener(type, () => shell.set("online", navigator.onLine));
  }
  window.addEventListener("online", () => session.check());
  // An account has a side of its own in a canary.
  for (const event of ["session.began", "session.ended"] as const) shell.on(event).subscribe(() => revision.ask());
  document.addEventListener("visibilitychange", () => {
    // Also when the tab is left: a release that is new is taken while nobody looks.
    revision.ask();
    if (document.visibilityState !== "visible") return;
    // A console elsewhere has no channel to this tab.
    session.check();
  });
  // Of two windows beside each other, neither was ever hidden.
  window.addEventListener("focus", () => session.check());
  // A page that comes back from the browser's cache may be of another visitor's time.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    session.check();
    readPreferences(header);
    revision.ask();
  });
}

/** What another page has chosen meanwhile, by the server's own rules: an English address leads on to the language last chosen. */
function readPreferences(header: Bus): void {
  const currency = Cookies.get(cookieNames.currency);
  if ((currency === "USD" || currency === "IDR") && currency !== header.get("currency"))
    header.set("currency", currency);
  if (Cookies.get(cookieNames.locale) === "zh" && header.get("locale") === "en") header.set("locale", "zh");
}
