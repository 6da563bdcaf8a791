import type { Bus } from "@zhian/contracts/bus";
import type { ApiClient } from "@zhian/contracts/endpoints";
import { cookieNames } from "@zhian/contracts/locale";
import Cookies from "js-cookie";

interface SessionOptions {
  bus: Bus;
  api: ApiClient;
  goHome(): void;
}

/** The present token; empty when nobody is signed in. */
export function readToken(): string {
  return Cookies.get(cookieNames.accessToken) ?? "";
}

/** Sign-in as the browser knows it: the cookie, and what the api says of its owner. Other tabs are told to look again. */
export function createSession({ bus, api, goHome }: SessionOptions) {
  const tabs = new BroadcastChannel("zhian-session");
  tabs.addEventListener("message", () => check());

  function signOut(): void {
    if (bus.get("auth").status === "signed-out") return;
    Cookies.remove(cookieNames.accessToken, { path: "/" });
    bus.set("auth", { status: "signed-out" });
    // Never the token itself: only a hint.
    tabs.postMessage("check");
  }

  /** What the site does on each load of the layout while the cookie is there. */
  async function load(): Promise<void> {
    const token = readToken();
    if (!token) return;
    const ignored = [api.call("console.checkToken"), api.call("console.certification")];
    const [user, recommend] = await Promise.allSettled([
      api.call("console.overview"),
      api.call("console.recommend", { query: { t: String(Date.now()) } }),
      ...ignored,
    ]);
    if (readToken() !== token || user?.status !== "fulfilled") return;
    const status = recommend?.status === "fulfilled" ? recommend.value : undefined;
    bus.set("auth", {
      status: "signed-in",
      token,
      user: user.value,
      isRecommend: user.value.isRecommend === 1 || status?.isRegister === true,
      ...(status?.code && { recommendId: status.code }),
    });
  }

  function check(): void {
    const token = readToken();
    const auth = bus.get("auth");
    if (!token) return signOut();
    if (auth.status === "signed-in" && auth.token === token) return;
    // Of whoever was signed in here before, nothing stays while the new one is asked for.
    bus.set("auth", { status: "signed-in", token, isRecommend: false });
    void load();
  }

  /** The answer is ignored: whatever the server says, this browser is signed out. */
  async function logOut(): Promise<void> {
    await api.call("console.endSession").catch(() => undefined);
    Cookies.remove(cookieNames.domains, { path: "/" });
    signOut();
    goHome();
  }

  bus.on("session.ended").subscribe(({ reason }) => (reason === "logged-out" ? void logOut() : signOut()));
  return { load, signOut, check };
}
