import { healthReportSchema } from "@zhian/contracts/health";
import type { FastifyInstance } from "fastify";
import type { createReportReceiver } from "../health/receive-report.ts";
import { parseInput, parsePath } from "./answers.ts";
import type { Authorize } from "./authorize.ts";
import { environmentParam } from "./paths.ts";

interface Dependencies {
  authorize: Authorize;
  receiveReport: ReturnType<typeof createReportReceiver>;
}

const maxBytes = 256 * 1024;

/** Receives shells' reports on the releases that they serve. */
export function registerHealthReports(app: FastifyInstance, { authorize, receiveReport }: Dependencies): void {
  app.post("/v1/environments/:environment/health", { bodyLimit: maxBytes }, async (request, reply) => {
    const { environment } = parsePath(environmentParam, request);
    await authorize(request, "report");
    await receiveReport(environment, parseInput(healthReportSchema, request.body));
    return reply.code(204).send();
  });
}
