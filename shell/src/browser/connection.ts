import type { Bus } from "@zhian/contracts/bus";

interface ConnectionOptions {
  shell: Bus;
  session: { check(): void };
  revision: { ask(): void };
}

/** What may have changed while the visitor was away: the network, the site's revision, who is signed in. */
export function followConnection({ shell, session, revision }: ConnectionOptions): void {
  for (const type of ["online", "offline"]) {
    window.addEventListener(type, () => shell.set("online", navigator.onLine));
  }
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") revision.ask();
  });
  // A page that comes back from the browser's cache may be of another visitor's time.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) session.check();
  });
}
