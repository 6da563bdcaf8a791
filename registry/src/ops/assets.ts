import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";

const types = {
  "tokens.css": "text/css; charset=utf-8",
  "ops.css": "text/css; charset=utf-8",
  "live.js": "text/javascript; charset=utf-8",
  "icon.svg": "image/svg+xml",
} as const;

/** Styles, and the one script of the operator's page: a few kilobytes, read once. */
export function registerOpsAssets(app: FastifyInstance): void {
  for (const [name, type] of Object.entries(types)) {
    const text = readFileSync(join(import.meta.dirname, "assets", name));
    app.get(`/ops/assets/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header("cache-control", "no-cache")
        .header("cross-origin-resource-policy", "same-origin")
        .send(text),
    );
  }
}
