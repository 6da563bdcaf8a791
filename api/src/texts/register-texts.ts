import type { FastifyInstance } from "fastify";
import type { Content } from "../content/content.ts";
import { createAnswerCache } from "../http/answer-cache.ts";
import { ApiFault } from "../http/api-fault.ts";
import { matchesEtag } from "../http/etag.ts";
import { findSiteText } from "./site-text.ts";

const textsPath = "/v1/cms/text";
const maxTexts = 200;
const origins = /^https?:\/\/[\w.:[\]-]{1,200}$/;

/**
 * `GET /v1/cms/text/<path of the site>?origin=https://…`: pages that are no HTML. Without an origin, addresses in them
 * begin with a slash.
 */
export function registerTexts(app: FastifyInstance, content: () => Content): void {
  const cache = createAnswerCache(maxTexts);

  app.get<{ Params: { "*": string }; Querystring: { origin?: unknown } }>(
    `${textsPath}/*`,
    { schema: { hide: true } },
    async ({ params, query, headers }, reply) => {
      const path = `/${params["*"]}`;
      const origin = typeof query.origin === "string" && origins.test(query.origin) ? query.origin : "";
      const current = content();
      const { body: kept, etag } = await cache.get(current.digest, `${origin} ${path}`, async () => {
        const text = await findSiteText(current, { path, origin, now: new Date() });
        if (!text) throw new ApiFault(404);
        return `${text.type}\n${text.body}`;
      });
      const cut = kept.indexOf("\n");
      reply.header("cache-control", "public, max-age=300, stale-while-revalidate=600").header("etag", etag);
      if (matchesEtag(headers["if-none-match"], etag)) return reply.code(304).send();
      return reply.type(`${kept.slice(0, cut)}; charset=utf-8`).send(kept.slice(cut + 1));
    },
  );
}
