import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Representation } from "@zhian/serve/representation";
import { type Exchange, replyText, sendRepresentation } from "../exchange/exchange.ts";
import { gallerySecurityHeaders } from "../exchange/security-headers.ts";
import { createStaticServer } from "./serve-static.ts";

const prefix = "/_gallery/";
const pages: Readonly<Record<string, string>> = { [prefix]: "index.html", [`${prefix}zh/`]: "zh/index.html" };

/**
 * `/_gallery/`: every part of the site's design, as built into `folder`; for page developers, not for search engines. In
 * development it is read again for each request, because it may be rebuilt at any time.
 */
export async function createGalleryServer(folder: string, { isDev }: { isDev: boolean }) {
  const open = async () => (existsSync(folder) ? createStaticServer(folder, prefix) : undefined);
  const opened = await open();

  return async function serve(exchange: Exchange): Promise<void> {
    exchange.kind = "static";
    const serveFile = isDev ? await open() : opened;
    if (!serveFile) return replyText(exchange, 404, "The gallery is not built\n");
    const page = pages[exchange.path];
    if (page === undefined) return serveFile(exchange);
    const representation = new Representation(await readFile(join(folder, page)), { type: "text/html; charset=utf-8" });
    await sendRepresentation(exchange, representation, {
      "cache-control": "no-cache",
      "x-robots-tag": "noindex",
      ...gallerySecurityHeaders(),
    });
  };
}
