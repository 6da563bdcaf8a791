import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { DemoAccount } from "../accounts/demo-account.ts";
import { waitingCertifications } from "../accounts/waiting-certifications.ts";
import type { Puzzles } from "../captcha/puzzles.ts";
import { ApiFault } from "../http/api-fault.ts";
import type { Outbox } from "../sms/outbox.ts";
import { outboxPage, outboxPolicy } from "./outbox-page.ts";
import { type DecisionParts, takeDecisions } from "./take-decisions.ts";

interface DevParts {
  /** Undefined unless API_OUTBOX is on. Without it there is no outbox to show, and only an operator decides. */
  outbox: (Pick<DecisionParts, "database"> & { sent: Outbox; demo: readonly DemoAccount[] }) | undefined;
  /** Undefined unless the api was started for tests. Otherwise no response reveals a piece's position. */
  puzzles: Puzzles | undefined;
}

const shown = 100;

/** Pages and responses that no visitor of a real site may see. */
export function registerDev(app: FastifyInstance, { outbox, puzzles }: DevParts): void {
  if (outbox) {
    const { sent, demo, database } = outbox;
    app.get("/dev/outbox", { schema: { hide: true } }, async (_request, reply) => {
      const waiting = await waitingCertifications(database);
      return reply
        .header("content-security-policy", outboxPolicy)
        .type("text/html; charset=utf-8")
        .send(outboxPage({ messages: sent.messages().slice(0, shown), demo, waiting }));
    });
    takeDecisions(app, { database, log: app.log });
    const querystring = z.object({ phone: z.optional(z.string()) });
    app.get("/dev/outbox.json", { schema: { hide: true, querystring } }, async (request) => {
      // Validated by the schema above.
      const { phone } = request.query as z.output<typeof querystring>;
      return sent.messages(phone).slice(0, shown);
    });
  }
  if (puzzles) {
    const params = z.object({ id: z.string() });
    app.get("/dev/captcha/:id", { schema: { hide: true, params } }, async (request) => {
      // Validated by the schema above.
      const left = await puzzles.solutionOf((request.params as z.output<typeof params>).id);
      if (left === undefined) throw new ApiFault(404);
      return { left };
    });
  }
}
