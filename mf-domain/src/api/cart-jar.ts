import { cookieNames } from "@zhian/contracts/locale";
import { followCookie } from "@zhian/fragment/follow-cookie";

const channelName = "zhian-cart";
/** Half a year; signing out ends it earlier. */
const maxAgeSeconds = 182 * 24 * 60 * 60;

/** Stores the cart: in a cookie, with a hint to the other tabs whenever it has changed. */
export function openCartJar(onChange: () => void) {
  const tabs = "BroadcastChannel" in window ? new BroadcastChannel(channelName) : undefined;
  tabs?.addEventListener("message", onChange);
  const unfollow = followCookie(cookieNames.domains, onChange);
  // Tabs that no hint has reached: asleep in the browser's cache, or of a browser that gives none.
  document.addEventListener("visibilitychange", onChange);
  window.addEventListener("pageshow", onChange);

  return {
    read: readCookie,
    /** Returns whether the browser has stored it. */
    write(value: string): boolean {
      if (readCookie() === value) return true;
      writeCookie(value);
      // Read before the other tabs are notified: the cookie is written after the script goes on, and they would find the old one.
      const isKept = readCookie() === value;
      // Only a hint, never the content.
      tabs?.postMessage("check");
      return isKept;
    },
    close() {
      tabs?.close();
      unfollow();
      document.removeEventListener("visibilitychange", onChange);
      window.removeEventListener("pageshow", onChange);
    },
  };
}

export type CartJar = ReturnType<typeof openCartJar>;

/** Empty without a cookie, and where the browser allows none. */
function readCookie(): string {
  try {
    const prefix = `${cookieNames.domains}=`;
    const pair = document.cookie.split("; ").find((each) => each.startsWith(prefix));
    return decodeURIComponent(pair?.slice(prefix.length) ?? "");
  } catch {
    // A malformed percent escape, or a page whose cookies are blocked: neither holds a cart.
    return "";
  }
}

function writeCookie(value: string): void {
  const age = value === "" ? 0 : maxAgeSeconds;
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  try {
    document.cookie = `${cookieNames.domains}=${value}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`;
  } catch {
    // The cart then lasts as long as the page, which says so.
  }
}
