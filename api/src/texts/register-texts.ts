import { Representation } from "@zhian/serve/representation";
import { sendAnswer } from "@zhian/serve/send-answer";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Content } from "../content/content.ts";
import { createAnswerCache } from "../http/answer-cache.ts";
import { refuseRead } from "../http/answer-faults.ts";
import { ApiFault } from "../http/api-fault.ts";
import { findSiteText } from "./site-text.ts";

const textsPath = "/v1/cms/text";
const maxCachedBytes = 32 * 2 ** 20;
const caching = { "cache-control": "public, max-age=300, stale-while-revalidate=600" };
const origins = /^https?:\/\/[\w.:[\]-]{1,200}$/;

/**
 * `GET /v1/cms/text/<path on the site>?origin=https://…`: pages that are not HTML. Without an origin, URLs in them
 * begin with a slash.
 */
export function registerTexts(app: FastifyInstance, contentFor: (request: FastifyRequest) => Promise<Content>): void {
  const cache = createAnswerCache(maxCachedBytes);

  app.get<{ Params: { "*": string }; Querystring: { origin?: unknown } }>(
    `${textsPath}/*`,
    { schema: { hide: true }, exposeHeadRoute: true },
    async (request, reply) => {
      const { params, query } = request;
      const path = `/${params["*"]}`;
      const origin = typeof query.origin === "string" && origins.test(query.origin) ? query.origin : "";
      const current = await contentFor(request);
      const answer = await cache.get(current.digest, `${origin} ${path}`, async () => {
        const text = await findSiteText(current, { path, origin, now: new Date() });
        if (!text) throw new ApiFault(404);
        return new Representation(text.body, { type: `${text.type}; charset=utf-8` });
      });
      return sendAnswer({ request, reply, refuse: refuseRead }, answer, caching);
    },
  );
}
