import type { FastifyReply, FastifyRequest } from "fastify";
import { answerRead, type Headers, type RefusalStatus } from "./answer-read.ts";
import type { Representation } from "./representation.ts";

/** Returns the body of a refusal, as the server's own JSON. */
export type Refuse = (status: RefusalStatus, request: FastifyRequest) => string;

interface Answering {
  request: FastifyRequest;
  reply: FastifyReply;
  refuse: Refuse;
}

/** Sends the response of `answerRead` through Fastify. */
export async function sendAnswer(
  { request, reply, refuse }: Answering,
  representation: Representation,
  headers: Headers,
): Promise<FastifyReply> {
  const answer = await answerRead(request.raw, representation, headers);
  reply.code(answer.status).headers(answer.headers);
  if (answer.isRefused) return reply.type("application/json; charset=utf-8").send(refuse(answer.status, request));
  return reply.send(answer.status === 304 ? undefined : answer.body);
}
