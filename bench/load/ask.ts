import { type Agent, get, type IncomingMessage } from "node:http";
import type { Ending } from "./load-order.ts";

export interface Answer {
  ending: Exclude<Ending, "degraded" | "not-sent">;
  body: Buffer;
  /** A readable message if the request failed. */
  problem?: string;
}

const limitMs = 10_000;
const none = Buffer.alloc(0);

/** Sends one request and never retries; every outcome resolves. */
export function ask(url: URL, agent: Agent): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  let begun = false;
  const request = get(url, { agent }, (response) => {
    begun = true;
    read(response).then(resolve, (error: Error) => resolve(failed(error)));
  });
  const timer = setTimeout(
    () => request.destroy(Object.assign(new Error("no complete response"), { code: "TIMED_OUT" })),
    limitMs,
  );
  request.on("error", (error) => resolve(failed(error)));
  void promise.finally(() => clearTimeout(timer));
  return promise;

  function failed(error: Error & { code?: string }): Answer {
    const problem = `${error.code ?? error.message}${begun ? " in the body" : ""}`;
    if (error.code === "TIMED_OUT") return { ending: "timed-out", body: none, problem };
    if (error.code === "ECONNREFUSED") return { ending: "refused", body: none };
    const wasIdle = request.reusedSocket && !begun;
    return { ending: wasIdle ? "closed-idle" : "cut", body: none, problem };
  }
}

async function read(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  // Without an encoding, chunks are buffers. A truncated response is an error here.
  // Events, because an async iterator per response keeps the client so busy that responses appear late.
  response.on("data", (chunk: Buffer) => chunks.push(chunk));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  response.on("end", resolve).on("error", reject);
  await promise;
  const body = Buffer.concat(chunks);
  const { statusCode = 0, headers } = response;
  if (statusCode === 200) return { ending: "good", body };
  if (statusCode === 503 && headers["retry-after"] !== undefined) return { ending: "turned-away", body };
  return { ending: "wrong", body, problem: `status ${statusCode}` };
}
