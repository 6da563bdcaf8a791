import { plainPath } from "@zhian/contracts/locale";
import { Representation } from "@zhian/serve/representation";
import { readBody } from "@zhian/server/read-body";
import { LRUCache } from "lru-cache";
import { type Exchange, isRead, refuseMethod, replyText, sendRepresentation } from "../exchange/exchange.ts";

interface Dependencies {
  apiUrl: string;
  /** The site's origin, without a trailing slash. */
  origin: string;
  /** How long the api may take, in milliseconds. */
  deadlineMs?: number;
}

const maxBytes = 8 * 2 ** 20;
/** For all cached texts: a few of the largest, or all that a site usually has. */
const maxMemoryBytes = 64 * 2 ** 20;

/** Whether the api generates the page in a format other than HTML: feeds, documents as Markdown, `llms.txt`. */
export function isSiteText(path: string): boolean {
  const plain = plainPath(path);
  return plain === "/llms.txt" || /^\/(\w+\/feed\.(atom|json)|document\/[\w/-]+\.md)$/.test(plain);
}

/** Serves the api's current version or, while the api is unavailable, the last one it sent. */
export function createSiteTextServer({
  apiUrl,
  origin,
  deadlineMs = 5_000,
}: Dependencies): (exchange: Exchange) => Promise<void> {
  const known = new LRUCache<string, Representation>({
    maxSize: maxMemoryBytes,
    sizeCalculation: ({ bytesInMemory }) => bytesInMemory,
  });

  async function ask(path: string): Promise<Representation | "missing"> {
    const url = `${apiUrl}/api/v1/cms/text${path}?origin=${encodeURIComponent(origin)}`;
    const kept = known.get(path);
    const answer = await fetch(url, {
      headers: { "accept-encoding": "identity", ...(kept && { "if-none-match": kept.tag }) },
      signal: AbortSignal.timeout(deadlineMs),
      redirect: "error",
    });
    if (kept && answer.status === 304) return kept;
    const body = await readBody(answer.body, maxBytes);
    if (!body) throw new RangeError(`${url}: more than ${maxBytes} bytes`);
    if (answer.status === 404) return "missing";
    if (!answer.ok) throw new Error(`${url}: HTTP ${answer.status}`);
    const type = answer.headers.get("content-type") ?? "text/plain; charset=utf-8";
    const tag = strongTag(answer.headers.get("etag"));
    return new Representation(body, { type, ...(tag !== undefined && { tag }) });
  }

  async function find(path: string): Promise<Representation | "missing" | undefined> {
    try {
      const text = await ask(path);
      if (text === "missing") known.delete(path);
      else known.set(path, text);
      return text;
    } catch {
      // Whatever is wrong with the api, its last response still applies.
      return known.get(path);
    }
  }

  return async function serveSiteText(exchange) {
    exchange.kind = "text";
    if (!isRead(exchange)) return refuseMethod(exchange, "GET, HEAD");
    const text = await find(exchange.path);
    if (text === "missing") return replyText(exchange, 404, "Not Found\n");
    if (!text) return replyText(exchange, 503, "Not available at the moment\n");
    await sendRepresentation(exchange, text, {
      "cache-control": "public, max-age=300",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'",
    });
  };
}

/** The api's weak ETag cannot become ours, which is strong and promises identical bytes. */
function strongTag(header: string | null): string | undefined {
  return header !== null && /^"[\x21\x23-\x7e]+"$/.test(header) ? header : undefined;
}
