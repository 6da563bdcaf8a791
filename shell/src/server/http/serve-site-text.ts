import { plainPath } from "@zhian/contracts/locale";
import { capped } from "./capped.ts";
import { type Exchange, isRead, refuseMethod, reply, replyText } from "./exchange.ts";

interface Dependencies {
  apiUrl: string;
  /** Of the site, without a slash at its end. */
  origin: string;
}

interface Kept {
  type: string;
  body: Buffer;
  etag: string;
}

const deadlineMs = 5_000;
const maxBytes = 8 * 2 ** 20;
const maxTexts = 200;

/** Pages that are no HTML, which the api writes: feeds, Markdown of documents, a list for programs. */
export function isSiteText(path: string): boolean {
  const plain = plainPath(path);
  return plain === "/llms.txt" || /^\/(\w+\/feed\.(atom|json)|document\/[\w/-]+\.md)$/.test(plain);
}

/** As the api has them now; while it does not answer, as it last had them. */
export function createSiteTextServer({ apiUrl, origin }: Dependencies): (exchange: Exchange) => Promise<void> {
  const known = new Map<string, Kept>();

  async function ask(path: string): Promise<Kept | "missing"> {
    const url = `${apiUrl}/api/v1/cms/text${path}?origin=${encodeURIComponent(origin)}`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(deadlineMs), redirect: "error" });
    const chunks: Uint8Array[] = [];
    if (answer.body) for await (const chunk of capped(maxBytes)(answer.body)) chunks.push(chunk);
    if (answer.status === 404) return "missing";
    if (!answer.ok) throw new Error(`${url}: HTTP ${answer.status}`);
    const type = answer.headers.get("content-type") ?? "text/plain; charset=utf-8";
    return { type, body: Buffer.concat(chunks), etag: answer.headers.get("etag") ?? "" };
  }

  async function find(path: string): Promise<Kept | "missing" | undefined> {
    try {
      const text = await ask(path);
      known.delete(path);
      if (text === "missing") return text;
      known.set(path, text);
      const [oldest] = known.keys();
      if (known.size > maxTexts && oldest !== undefined) known.delete(oldest);
      return text;
    } catch {
      // Whatever is wrong with the api, what it said before still stands.
      return known.get(path);
    }
  }

  return async function serveSiteText(exchange) {
    exchange.kind = "text";
    if (!isRead(exchange)) return refuseMethod(exchange, "GET, HEAD");
    const text = await find(exchange.path);
    if (text === "missing") return replyText(exchange, 404, "Not Found\n");
    if (!text) return replyText(exchange, 503, "Not available at the moment\n");
    const headers = {
      "content-type": text.type,
      "cache-control": "public, max-age=300",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'",
      etag: text.etag,
    };
    if (text.etag !== "" && exchange.request.headers["if-none-match"] === text.etag) {
      exchange.response.writeHead(304, headers).end();
      return;
    }
    reply(exchange, 200, { headers, body: text.body });
  };
}
