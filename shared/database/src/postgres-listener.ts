import pg from "pg";

interface Listening {
  channel: string;
  /** Called with each payload, and with nothing after each reconnection. */
  hear(payload?: string): void;
  onLost(error: Error): void;
}

export interface PostgresListener {
  start(): Promise<void>;
  stop(): Promise<void>;
}

const reconnectMs = 1000;

/** Keeps one connection listening, and reopens it when it breaks. A failed first start rejects; later ones are retried every second. */
export function createPostgresListener(url: string, { channel, hear, onLost }: Listening): PostgresListener {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function start(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    client = next;
    next.on("error", onLost);
    next.on("end", retryLater);
    next.on("notification", (message) => hear(message.payload));
    await next.connect();
    await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
  }

  function retryLater(): void {
    if (isStopped || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      start().then(
        () => hear(),
        (error: Error) => {
          onLost(error);
          retryLater();
        },
      );
    }, reconnectMs);
    timer.unref();
  }

  return {
    start,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
