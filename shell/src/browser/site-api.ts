import type { Bus } from "@zhian/contracts/bus";
import type { ApiClient } from "@zhian/contracts/endpoints";
import { createLazyApi } from "@zhian/http/lazy-api";
import { createSession, readToken } from "./session.ts";
import { texts } from "./texts.ts";

interface SiteApiOptions {
  base: string;
  shell: Bus;
  navigate(url: string): void;
}

/** The page's one way to the api, and the sign-in that its answers decide on: 401 ends it, 400 leads home. */
export function createSiteApi({ base, shell, navigate }: SiteApiOptions) {
  const api: ApiClient = createLazyApi({
    base,
    token: readToken,
    onStatus: (status) => (status === 401 ? session.signOut() : goHomeOnce()),
  });
  const session = createSession({ bus: shell, api, goHome: () => navigate("/") });

  function goHomeOnce() {
    // A 400 on the home page itself leads nowhere, or the page would load for ever.
    if (location.pathname === "/") return;
    shell.publish("toast.shown", { kind: "error", message: texts.badRequest[shell.get("locale")] });
    navigate("/");
  }

  return { api, session };
}
