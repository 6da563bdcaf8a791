import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";

export interface Question {
  method?: string;
  headers?: OutgoingHttpHeaders;
  /** As it stands in the request line; the path of the URL unless given. */
  target?: string;
  /** Whether to name the host, as HTTP/1.1 wants it. */
  hasHost?: boolean;
}

export interface Answered {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request exactly as it is written here, and all of its answer: `fetch` would add to the one and unpack the other. */
export async function ask(url: string, { target, hasHost = true, ...given }: Question = {}): Promise<Answered> {
  const { hostname: host, port, pathname, search } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const asking = request({ host, port, path: target ?? pathname + search, setHost: hasHost, agent: false, ...given });
  asking.on("error", reject).on("response", (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
    const { statusCode: status, headers } = response;
    response.on("end", () => resolve({ status, headers, body: Buffer.concat(chunks) }));
  });
  asking.end();
  return promise;
}
