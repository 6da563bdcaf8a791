import type { Bus } from "@zhian/contracts/bus";
import type { ApiClient } from "@zhian/contracts/endpoints";
import { localePath, plainPath } from "@zhian/contracts/locale";
import { createLazyApi } from "@zhian/http/lazy-api";
import { reportLeftOut } from "./report.ts";
import { createSession } from "./session.ts";
import { texts } from "./texts.ts";
import { readToken } from "./token.ts";

interface SiteApiOptions {
  base: string;
  shell: Bus;
  navigate(url: string): void;
}

/** The page's one way to the api, and the sign-in that its answers decide on: 401 ends it, 400 leads home. */
export function createSiteApi({ base, shell, navigate }: SiteApiOptions) {
  const api = client(goHomeOnce);
  // What the site asks by itself takes nobody away from what they do.
  const session = createSession({ bus: shell, api: client(() => undefined), base, goHome });

  function client(onBadRequest: () => void): ApiClient {
    return createLazyApi({
      base,
      token: readToken,
      onLeftOut: reportLeftOut,
      onStatus: (status, sent) => (status === 401 ? session.refuse(sent) : onBadRequest()),
    });
  }

  function goHome() {
    navigate(localePath(shell.get("locale"), "/"));
  }

  function goHomeOnce() {
    // A 400 on the home page itself leads nowhere, or the page would load for ever.
    if (plainPath(location.pathname) === "/") return;
    shell.publish("toast.shown", { kind: "error", message: texts.badRequest[shell.get("locale")] });
    goHome();
  }

  return { api, session };
}
