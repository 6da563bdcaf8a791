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
 * The session in the browser: the cookie, and the api's data about its owner. Other tabs are notified to check again. Code that
 * only signed-in visitors need is loaded once a visitor is signed in.
 */
export function createSession({ bus, api, config, goHome }: SessionOptions) {
  const tellTabs = joinTabs(() => check());
  followCookie(cookieNames.accessToken, () => check());
  const request = createSessionRequest(bus, api);

  /** Clears this visitor's data: nothing may be left for the next one. */
  function leave(): void {
    if (bus.get("auth").status === "signed-out") return;
    request.stop();
    forgetToken();
    Cookies.remove(cookieNames.redirect, { path: "/" });
    bus.set("redirect", "");
    bus.set("auth", { status: "signed-out" });
  }

  /** For an end that the visitor did not request: the page shows a message. */
  function signOut(): void {
    if (bus.get("auth").status === "signed-out") return;
    leave();
    tellTabs("check");
    bus.publish("toast.shown", { kind: "info", message: texts.ended[bus.get("locale")] });
  }

  /** Handles a 401 to a call with this token: it may arrive late, when another visitor is already signed in. */
  function refuse(token: string): void {
    if (token !== "" && token === readToken()) signOut();
    else check();
  }

  /** Runs on each load of the layout while the cookie is there. */
  async function load(): Promise<void> {
    const token = readToken();
    if (token) await request.begin(token);
  }

  /** Checks that the visitor shown on the page is still the cookie's owner. */
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

  /** The token of the visitor shown, or none: an action that one visitor began is never sent with the token of the next. */
  function tokenOfCall(): string {
    const token = readToken();
    if (token === tokenOf(bus.get("auth"))) return token;
    check();
    return "";
  }

  /** Signs out in the browser at once, regardless of the server's response. */
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
    // Cookies are written asynchronously, so other tabs might read the old one: reading it here waits for the write.
    readToken();
    tabs.postMessage(hint);
  };
}

/** The input in this tab belongs to the visitor who has logged out. */
function forgetTyped(): void {
  clearStorage(() => window.sessionStorage, "zhian:");
}

async function end({ apiBase, apiStyle }: SessionOptions["config"], token: string): Promise<void> {
  try {
    const { endSession } = await import(/* webpackChunkName: "session" */ "./end-session.ts");
    const method = apiStyle === "specification" ? "GET" : "POST";
    await endSession({ base: apiBase, token, method, isReplaced: () => readToken() !== "" });
  } catch {
    // This file has loaded with the visitor's own data, or not at all: then, the session simply expires.
  }
}
