import { backoff } from "../timing/backoff.ts";

interface Ending {
  /** The api's base address, from the page's config. */
  base: string;
  token: string;
  method: "GET" | "POST";
  /** Whether a new session's cookie has replaced the one that belongs to this token, which is useless without it. */
  isReplaced(): boolean;
}

/** The path of `console.endSession` in the catalogue, which a visitor who signs out offline cannot load. */
export const logoutPath = "/v1/console/logout";

const limitMs = 8_000;
const longestWaitMs = 30_000;
/** After that, an unused session has expired. */
const boundMs = 30 * 60_000;

/**
 * Ends a session on the server, now or as soon as the server can be reached again: nothing waits for it, and only this tab holds
 * the token. Each attempt outlives the page. Never rejects.
 */
export async function endSession({ base, token, method, isReplaced }: Ending): Promise<void> {
  const question = { address: base + logoutPath, token, method };
  const tryLast = () => void (isReplaced() || isEnded(question));
  const beganAt = performance.now();
  window.addEventListener("pagehide", tryLast);
  for (let tries = 1; performance.now() - beganAt < boundMs && !isReplaced(); tries += 1) {
    if (await isEnded(question)) break;
    await backoff({ tries, longestMs: longestWaitMs });
  }
  window.removeEventListener("pagehide", tryLast);
}

interface Question {
  address: string;
  token: string;
  method: "GET" | "POST";
}

/** Whether the session has ended: any response counts, except one that reports that the server is unavailable. */
async function isEnded({ address, token, method }: Question): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(limitMs);
    const { status } = await fetch(address, {
      method,
      headers: { Authorization: token },
      keepalive: true,
      signal,
    });
    return status < 500 && status !== 429;
  } catch {
    return false;
  }
}
