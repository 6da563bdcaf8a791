import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";

export interface Question {
  method?: string;
  headers?: OutgoingHttpHeaders;
  /** As in the request line; by default, the path of the URL. */
  target?: string;
  /** Whether to send Host, as HTTP/1.1 requires. */
  hasHost?: boolean;
}

export interface Answered {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request exactly as given, and returns the raw response: `fetch` would add to the one and decompress the other. */
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
