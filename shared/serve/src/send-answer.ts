import type { FastifyReply, FastifyRequest } from "fastify";
import { answerRead, type Headers } from "./answer-read.ts";
import type { Representation } from "./representation.ts";

/** As `answerRead` has it, through Fastify. */
export async function sendAnswer(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  representation: Representation,
  headers: Headers,
): Promise<FastifyReply> {
  const { status, headers: sent, body } = await answerRead(request.raw, representation, headers);
  return reply
    .code(status)
    .headers(sent)
    .send(status === 304 ? undefined : body);
}
