import type { IncomingMessage } from "node:http";
import { Agent, request } from "node:https";
import { setTimeout as pause } from "node:timers/promises";

/** One request of a visitor. Times are those of `performance.now()`. */
export interface Visit {
  path: string;
  askedAt: number;
  endedAt: number;
  /** Undefined if everything went well; otherwise the fault. */
  problem: string | undefined;
}

export interface Load {
  /** The visits that started since `fromMs`, by `performance.now()`, and have ended, with or without a response. */
  since(fromMs: number): Visit[];
  stop(): Promise<void>;
}

interface LoadOptions {
  url: string;
  certificate: string;
  /** Requests per second; each is sent when it is due, whatever the outcome of earlier ones. */
  rate: number;
}

const limitMs = 20_000;
/** Cached pages, pages rendered for each visit, the browser's api calls, and a file. */
const paths = [
  "/",
  "/products/bcc",
  "/zh/products/waf",
  "/news",
  "/products/bcc?visit=",
  "/solution/cloud-base?visit=",
  "/api/v1/cms/file/column",
  "/robots.txt",
];

export function startLoad({ url, certificate, rate }: LoadOptions): Load {
  const agent = new Agent({ keepAlive: true, ca: certificate, maxSockets: 200 });
  const visits: Visit[] = [];
  const open = new Set<Promise<void>>();
  const startedAt = performance.now();
  let isOver = false;

  async function run(): Promise<void> {
    for (let index = 0; !isOver; index += 1) {
      const path = paths[index % paths.length] ?? "/";
      const visit = makeVisit(path.endsWith("=") ? path + index : path, index);
      open.add(visit);
      void visit.finally(() => open.delete(visit));
      await pause(Math.max(0, startedAt + ((index + 1) * 1000) / rate - performance.now()));
    }
  }

  async function makeVisit(path: string, index: number): Promise<void> {
    const askedAt = performance.now();
    // Many visitors: the edge assigns each of them to a shell.
    const headers = { "user-agent": `visitor-${index % 40}` };
    const problem = await ask(new URL(path, url), { agent, headers });
    visits.push({ path, askedAt, endedAt: performance.now(), problem });
  }

  const running = run();
  return {
    since: (fromMs) => visits.filter(({ askedAt }) => askedAt >= fromMs),
    async stop() {
      isOver = true;
      await running;
      await Promise.all(open);
      agent.destroy();
    },
  };
}

interface Connection {
  agent: Agent;
  headers: Record<string, string>;
}

/** The fault of the response. A connection that was closed before the request was sent on it is retried, as browsers do. */
function ask(url: URL, { agent, headers }: Connection): Promise<string | undefined> {
  return new Promise((resolve) => {
    const asked = request(url, { agent, headers, timeout: limitMs }, (answer) => {
      read(answer).then(
        (text) => resolve(judge(url, answer, text)),
        (error: Error) => resolve(error.message),
      );
    });
    asked.once("timeout", () => asked.destroy(new Error("no response in time")));
    asked.once("error", (error: Error & { code?: string }) => {
      const hadEnded = asked.reusedSocket && error.code === "ECONNRESET";
      resolve(hadEnded ? ask(url, { agent, headers }) : `${error.code ?? ""} ${error.message}`.trim());
    });
    asked.end();
  });
}

async function read(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function judge({ pathname }: URL, { statusCode, headers }: IncomingMessage, text: string): string | undefined {
  if (statusCode !== 200) return `${statusCode}`;
  const isPage = (headers["content-type"] ?? "").startsWith("text/html");
  if (isPage && !text.trimEnd().endsWith("</html>")) return `${pathname} ended early`;
  return undefined;
}
