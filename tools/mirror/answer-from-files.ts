import { type Endpoint, endpoints } from "@zhian/contracts/endpoints";
import * as z from "zod/mini";
import { contentAnswers } from "../../api/src/answer-calls.ts";
import type { Content } from "../../api/src/content/content.ts";
import type { CallApi } from "../../shell/src/server/renderer/worker/render-job.ts";

/** Responds to calls that depend only on the api's content, with the api's own functions; all others fail as if the api were down. */
export function answerFromFiles(content: Content): CallApi {
  // Each accepts what its endpoint's schema parses.
  const answers = contentAnswers as Record<string, (query: unknown, call: unknown) => unknown>;
  const known: Record<string, Endpoint> = endpoints;
  return async ({ name, query, body }) => {
    const [answer, endpoint] = [answers[name], known[name]];
    if (!answer || !endpoint)
      return { status: "failed", kind: "unreachable", message: `${name}: not part of the content` };
    const asked = endpoint.query ? z.parse(endpoint.query, query ?? {}) : undefined;
    const data = await answer(asked, { body, content: async () => content });
    // As if it had been sent over the network.
    return { status: "answered", data: z.parse(endpoint.data, JSON.parse(JSON.stringify(data))) };
  };
}
