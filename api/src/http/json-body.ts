import type { FastifyInstance } from "fastify";
import { ApiFault } from "./api-fault.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const byteOrderMark = "\ufeff";

/**
 * Bodies are JSON in UTF-8 only: no other type, charset or compression. Keys that could reach a prototype
 * are refused. An empty body is accepted.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body: Buffer, done) => {
    const charset = /;\s*charset="?([^\s;"]*)/i.exec(request.headers["content-type"] ?? "")?.[1];
    const isPlain = request.headers["content-encoding"] === undefined;
    if (!isPlain || (charset !== undefined && charset.toLowerCase() !== "utf-8")) return done(new ApiFault(415));
    const text = decode(body);
    if (text === undefined || text.startsWith(byteOrderMark)) return done(new ApiFault(400));
    if (text === "") return done(null, undefined);
    // Its type also allows parsers that return a promise; this one uses the callback.
    void parse(request, text, (error, value) => (error ? done(new ApiFault(400)) : done(null, value)));
  });
}

function decode(body: Buffer): string | undefined {
  try {
    return utf8.decode(body);
  } catch {
    return undefined;
  }
}
