import type { Server, ServerResponse } from "node:http";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

export interface Drain {
  /** From now on, responses tell the client to use another connection for the next request: this one is about to end. */
  announce(): void;
  /**
   * Ends the server without dropping requests in progress. `close` stops new connections, and resolves when there are none left. A
   * response that takes longer than `limitMs` is cut off. May be called again.
   */
  end(close: () => Promise<unknown>, limitMs: number): Promise<void>;
}

const quietMs = 50;

/** Must be called before the first request: it counts the responses in progress. */
export function createDrain(server: Server): Drain {
  const open = new Set<ServerResponse>();
  let asked = 0;
  let isEnding = false;
  let wake = () => {};
  let ended: Promise<void> | undefined;

  // Before all other listeners: the server's own may respond at once.
  server.prependListener("request", (_request, response) => {
    asked += 1;
    if (isEnding) response.setHeader("connection", "close");
    open.add(response);
    response.once("close", () => {
      open.delete(response);
      if (open.size === 0) wake();
    });
  });

  function announce(): void {
    isEnding = true;
    for (const response of open) if (!response.headersSent) response.setHeader("connection", "close");
  }

  /** When the last response is sent, a request may be in transit, or unread on a busy machine. */
  async function untilQuiet(): Promise<void> {
    for (let seen = -1; open.size > 0 || asked !== seen; ) {
      if (open.size > 0) await new Promise<void>((resolve) => (wake = resolve));
      seen = asked;
      await sleep(quietMs);
      // After the timers, anything that has arrived meanwhile is read.
      await nextTurn();
    }
  }

  async function end(close: () => Promise<unknown>, limitMs: number): Promise<void> {
    announce();
    const closed = close();
    const overdue = setTimeout(() => server.closeAllConnections(), limitMs);
    // Received data is read first: a connection with an unread request would count as idle.
    setImmediate(() => server.closeIdleConnections());
    await untilQuiet();
    server.closeIdleConnections();
    await closed;
    clearTimeout(overdue);
  }

  return {
    announce,
    end(close, limitMs) {
      ended ??= end(close, limitMs);
      return ended;
    },
  };
}
