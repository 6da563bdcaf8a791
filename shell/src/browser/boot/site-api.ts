import type { Bus } from "@zhian/contracts/bus";
import { localePath, plainPath } from "@zhian/contracts/locale";
import type { PublicConfig } from "@zhian/contracts/render";
import { createLazyApi } from "@zhian/http/lazy-api";
import { reportDropped } from "../faults/report.ts";
import { texts } from "../page/texts.ts";
import { createSession } from "../session/session.ts";

interface SiteApiOptions {
  page: { config: Pick<PublicConfig, "apiBase" | "apiStyle">; drafts?: true };
  shell: Bus;
  navigate(url: string): void;
}

/** The page's only api client, and the session state that responses change: 401 ends the session, 400 leads home. */
export function createSiteApi({ page, shell, navigate }: SiteApiOptions) {
  const { config } = page;
  const api = createLazyApi({
    base: config.apiBase,
    asksAnew: page.drafts === true,
    token: () => session.tokenOfCall(),
    onDropped: reportDropped,
    onStatus: (status, sent) => (status === 401 ? session.refuse(sent) : goHomeOnce()),
  });
  const session = createSession({ bus: shell, api, config, goHome });

  function goHome() {
    navigate(localePath(shell.get("locale"), "/"));
  }

  // Several calls may be refused before the navigation is done.
  let isGoingHome = false;
  window.addEventListener("single-spa:routing-event", () => {
    isGoingHome = false;
  });

  function goHomeOnce() {
    // A 400 on the home page itself redirects nowhere, or the page would reload for ever.
    if (isGoingHome || plainPath(location.pathname) === "/") return;
    isGoingHome = true;
    shell.publish("toast.shown", { kind: "error", message: texts.badRequest[shell.get("locale")] });
    goHome();
  }

  return { api, session };
}
