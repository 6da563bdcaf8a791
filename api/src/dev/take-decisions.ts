import type { Database } from "@zhian/database/database";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { decideCertification } from "../accounts/certifications.ts";
import { refuseOtherSites } from "../http/fetch-metadata.ts";

export interface DecisionParts {
  database: Database;
  log: Pick<FastifyBaseLogger, "info">;
}

const longest = 4_096;
const decisionSchema = z.object({
  account: z.string().check(z.maxLength(100)),
  decision: z.enum(["grant", "refuse"]),
  reason: z.string().check(z.maxLength(200)),
});

/** Handles the buttons on the outbox page, in place of an operator. Accepts a form as browsers send it. */
export function takeDecisions(app: FastifyInstance, { database, log }: DecisionParts): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: longest },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post(
      "/dev/outbox",
      { schema: { hide: true, body: decisionSchema }, onRequest: async (request) => refuseOtherSites(request) },
      async (request, reply) => {
        // Validated by the schema above.
        const { account, decision, reason } = request.body as z.output<typeof decisionSchema>;
        const isDecided = await decideCertification(
          database,
          account,
          decision === "grant" ? { happens: "granted" } : { happens: "refused", reason },
        );
        log.info({ event: "certification.decided", account, decision, isDecided }, "a certification was decided");
        return reply.redirect("/dev/outbox", 303);
      },
    );
  });
}
