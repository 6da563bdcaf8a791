import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";

const own = join(import.meta.dirname, "assets");
/** The site's colours, sizes and fonts. The image contains only `tokens.css` of the package: the whole package would bring in React. */
const siteStyles = join(import.meta.dirname, "../../../shared/ui/src/base");

const assets = [
  { name: "tokens.css", folder: siteStyles, type: "text/css; charset=utf-8" },
  { name: "ops.css", folder: own, type: "text/css; charset=utf-8" },
  { name: "live.js", folder: own, type: "text/javascript; charset=utf-8" },
  { name: "icon.svg", folder: own, type: "image/svg+xml" },
  { name: "han-words.woff2", folder: own, type: "font/woff2" },
] as const;

/** Styles, the only script of the operator's page, and a font of two characters: a few kilobytes, read once. */
export function registerOpsAssets(app: FastifyInstance): void {
  for (const { name, folder, type } of assets) {
    const content = readFileSync(join(folder, name));
    app.get(`/ops/assets/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header("cache-control", "no-cache")
        .header("cross-origin-resource-policy", "same-origin")
        .send(content),
    );
  }
}
