import type { Bus } from "@zhian/contracts/bus";
import type { ApiClient } from "@zhian/contracts/endpoints";
import { cookieNames } from "@zhian/contracts/locale";
import type { PublicConfig } from "@zhian/contracts/render";
import { tokenOf } from "@zhian/contracts/token-of";
import { followCookie } from "@zhian/fragment/follow-cookie";
import Cookies from "js-cookie";
import { texts } from "../page/texts.ts";
import { clearStorage } from "./clear-storage.ts";
import { createSessionRequest } from "./session-request.ts";
import { forgetToken, readToken } from "./token.ts";

interface SessionOptions {
  bus: Bus;
  api: ApiClient;
  config: Pick<PublicConfig, "apiBase" | "apiStyle">;
  goHome(): void;
}

/**
 * Sign-in as the browser knows it: the cookie, and what the api says of its owner. Other tabs are notified to look again. Whatever only
 * who is signed in needs comes when somebody is.
 */
export function createSession({ bus, api, config, goHome }: SessionOptions) {
  const tellTabs = joinTabs(() => check());
  followCookie(cookieNames.accessToken, () => check());
  const request = createSessionRequest(bus, api);

  /** Nothing that was this visitor's stays for the next one. */
  function leave(): void {
    if (bus.get("auth").status === "signed-out") return;
    request.stop();
    forgetToken();
    Cookies.remove(cookieNames.redirect, { path: "/" });
    bus.set("redirect", "");
    bus.set("auth", { status: "signed-out" });
  }

  /** For an end that the visitor has not asked for: the page says so. */
  function signOut(): void {
    if (bus.get("auth").status === "signed-out") return;
    leave();
    tellTabs("check");
    bus.publish("toast.shown", { kind: "info", message: texts.ended[bus.get("locale")] });
  }

  /** 401 to a call that carried this token: it may have come late, when another visitor is signed in already. */
  function refuse(token: string): void {
    if (token !== "" && token === readToken()) signOut();
    else check();
  }

  /** What the site does on each load of the layout while the cookie is there. */
  async function load(): Promise<void> {
    const token = readToken();
    if (token) await request.begin(token);
  }

  /** Whether what the page shows is still whose cookie is there. */
  function check(): void {
    const token = readToken();
    const auth = bus.get("auth");
    if (!token) return leave();
    if (auth.status === "signed-in" && auth.token === token) {
      if (auth.isUnavailable && request.isStopped()) void load();
      return;
    }
    // Nothing of the previous visitor stays while the new session is loaded.
    bus.set("auth", { status: "signed-in", token, isRecommend: false });
    void load();
  }

  /** Of whom the page shows, or of nobody: what one visitor has begun is never done in the name of the next. */
  function tokenOfCall(): string {
    const token = readToken();
    if (token === tokenOf(bus.get("auth"))) return token;
    check();
    return "";
  }

  /** Signed out here at once, whatever the server says, and whenever it does. */
  function logOut(): void {
    const token = readToken() || tokenOf(bus.get("auth"));
    Cookies.remove(cookieNames.domains, { path: "/" });
    forgetTyped();
    leave();
    tellTabs("logged-out");
    if (token) void end(config, token);
    goHome();
  }

  bus.on("session.began").subscribe(() => {
    check();
    tellTabs("check");
  });
  bus.on("session.ended").subscribe(({ reason }) => (reason === "logged-out" ? logOut() : signOut()));
  return { load, signOut, refuse, check, tokenOfCall };
}

/** The message to other tabs: never the token itself. */
type Hint = "check" | "logged-out";

function joinTabs(onHint: () => void): (hint: Hint) => void {
  const tabs = new BroadcastChannel("zhian-session");
  tabs.addEventListener("message", ({ data }: MessageEvent<Hint>) => {
    if (data === "logged-out") forgetTyped();
    onHint();
  });
  return (hint) => {
    // A cookie is written later than the script goes on, and the other tabs would find the old one: reading waits for it.
    readToken();
    tabs.postMessage(hint);
  };
}

/** The input in this tab is the leaving visitor's. */
function forgetTyped(): void {
  clearStorage(() => window.sessionStorage, "zhian:");
}

async function end({ apiBase, apiStyle }: SessionOptions["config"], token: string): Promise<void> {
  try {
    const { endSession } = await import(/* webpackChunkName: "session" */ "./end-session.ts");
    const method = apiStyle === "specification" ? "GET" : "POST";
    await endSession({ base: apiBase, token, method, isReplaced: () => readToken() !== "" });
  } catch {
    // The file came with the visitor's own data, or never: then the session ends by its own time.
  }
}
