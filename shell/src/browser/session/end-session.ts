import { backoff } from "../timing/backoff.ts";

interface Ending {
  /** The api's base address, as the page has it. */
  base: string;
  token: string;
  method: "GET" | "POST";
  /** A new session's cookie has replaced the one that belongs to this token: without it the token is of no use. */
  isReplaced(): boolean;
}

/** In the catalogue it is `console.endSession`; a visitor who signs out offline has no catalogue to load. */
export const logoutPath = "/v1/console/logout";

const limitMs = 8_000;
const longestWaitMs = 30_000;
/** An unused session has expired after that. */
const boundMs = 30 * 60_000;

/**
 * Ends a session on the server, now, or as soon as the server can be reached again: nobody waits for it, and the token is held by
 * this tab alone. Each try outlives the page. Never rejects.
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

/** Any answer counts as the end, except one that says the server cannot answer now. */
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
