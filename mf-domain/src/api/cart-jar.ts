import { cookieNames } from "@zhian/contracts/locale";
import { followCookie } from "@zhian/fragment/follow-cookie";

const channelName = "zhian-cart";
/** Half a year; signing out ends it earlier. */
const maxAgeSeconds = 182 * 24 * 60 * 60;

/** Stores the cart in a cookie, and notifies the other tabs of changes. */
export function openCartJar(onChange: () => void) {
  const tabs = "BroadcastChannel" in window ? new BroadcastChannel(channelName) : undefined;
  tabs?.addEventListener("message", onChange);
  const unfollow = followCookie(cookieNames.domains, onChange);
  // For tabs that no notification has reached: from the back/forward cache, or of a browser without channels.
  document.addEventListener("visibilitychange", onChange);
  window.addEventListener("pageshow", onChange);

  return {
    read: readCookie,
    /** Returns whether the browser has stored it. */
    write(value: string): boolean {
      if (readCookie() === value) return true;
      writeCookie(value);
      // Read back before the other tabs are notified: the browser writes the cookie asynchronously, and they would read the old one.
      const isKept = readCookie() === value;
      // Only a notification, never the content.
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

/** Returns "" if there is no cookie, or the browser allows none. */
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
    // The cart then lasts as long as the page, which reports that.
  }
}
