import { type Endpoint, type EndpointName, endpoints } from "@zhian/contracts/endpoints";
import { envelopeSchema } from "@zhian/contracts/envelope";
import { Representation } from "@zhian/serve/representation";
import { sendAnswer } from "@zhian/serve/send-answer";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Content } from "../content/content.ts";
import type { ServedContent } from "../served-content.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { refuseRead } from "./answer-faults.ts";
import type { Answers, Call, Guards } from "./answers.ts";
import { type FindSession, refuseStrangers, toCaller } from "./caller.ts";

interface Registration extends ServedContent {
  answers: Answers;
  guards: Guards;
  /** Items with a future date must appear without any change of the content: when this changes, responses are made again. */
  period(): string;
  findSession: FindSession;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const type = "application/json; charset=utf-8";
const publicCaching = { "cache-control": "public, max-age=60, stale-while-revalidate=600" };
const ownCaching = { "cache-control": "no-store, private" };
/** Fits a document of maximum length in both languages. */
const editorBodyLimit = 2 ** 20;
const maxCachedBytes = 32 * 2 ** 20;

/** Registers every call of the catalogue, the only source of its method, path, checks and documentation. */
export function registerEndpoints(
  app: FastifyInstance,
  { answers, guards, contentFor, previewFor, period, findSession }: Registration,
): void {
  const cache = createAnswerCache(maxCachedBytes);
  const bodyOf = (name: EndpointName, request: FastifyRequest, reply: FastifyReply) =>
    toBody(answers[name], {
      name,
      query: request.query,
      body: request.body,
      caller: toCaller(request, reply, findSession),
      content: () => contentOf(name, request),
    });

  /** Editors edit the published content, even if the same browser has a preview open. */
  async function contentOf(name: EndpointName, request: FastifyRequest): Promise<Content> {
    const { isPublic }: Endpoint = endpoints[name];
    return (isPublic && (await previewFor(request))) || contentFor(request);
  }

  function publicHandler(name: EndpointName): Handler {
    return async (request, reply) => {
      const { digest, isDraft } = await contentOf(name, request);
      const key = `${name} ${digest} ${JSON.stringify(request.query)}`;
      const answer = await cache.get(
        period(),
        key,
        async () => new Representation(await bodyOf(name, request, reply), { type }),
      );
      return sendAnswer({ request, reply, refuse: refuseRead }, answer, isDraft ? ownCaching : publicCaching);
    };
  }

  function privateHandler(name: EndpointName): Handler {
    return async (request, reply) => {
      const body = await bodyOf(name, request, reply);
      return reply.type(type).send(body);
    };
  }

  for (const name of endpointNames()) {
    const endpoint: Endpoint = endpoints[name];
    const guard = guards[name];
    // No cache stores the response to a POST.
    const isCached = endpoint.isPublic && !endpoint.isPassing && endpoint.method === "GET";
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: toRouteSchema(name, endpoint),
      preValidation: async (request, reply) => {
        if (needsSession(name)) refuseStrangers(request);
        if (endpoint.needsEditor) await toCaller(request, reply, findSession).editor();
      },
      ...(endpoint.needsEditor && { bodyLimit: editorBodyLimit }),
      preHandler: async (request) => await guard?.(request),
      // A public call changes nothing, so HEAD requests are allowed.
      exposeHeadRoute: endpoint.method === "GET" && endpoint.isPublic === true,
      handler: isCached ? publicHandler(name) : privateHandler(name),
    });
  }
}

interface Asked extends Call<unknown> {
  name: EndpointName;
  query: unknown;
}

/** The whole envelope as text. Output is validated like input: a wrong shape is our own fault, hence a 500. */
async function toBody(answer: Answers[EndpointName], { name, query, ...call }: Asked): Promise<string> {
  // The route has validated query and body against the schemas of the catalogue entry that also determines the type of `answer`.
  const given = await (answer as (query: unknown, call: Call<unknown>) => unknown)(query, call);
  const data = z.parse(endpoints[name].data, given);
  return JSON.stringify({ code: 0, msg: "ok", data: data ?? null });
}

export function endpointNames(): EndpointName[] {
  // Object.keys loses the key type of a constant.
  return Object.keys(endpoints) as EndpointName[];
}

/** Whether a call requires a signed-in visitor. Logging out does not: it succeeds in any case. */
function needsSession(name: EndpointName): boolean {
  const isOwn = /^(account|console|editor|passkey|popularize)\./.test(name) && !("isOpen" in endpoints[name]);
  return isOwn && name !== "console.logout" && name !== "console.endSession";
}

function toRouteSchema(name: EndpointName, { query, headers, body, data, isPublic, isOpen }: Endpoint) {
  return {
    operationId: name,
    tags: [name.split(".")[0] ?? name],
    ...(isPublic || isOpen ? {} : { security: [{ token: [] }] }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    response: {
      200: z.object({ code: z.literal(0), msg: z.string(), data }),
      default: envelopeSchema,
    },
  };
}
