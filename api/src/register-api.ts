import type { FastifyInstance, FastifyRequest } from "fastify";
import { answerCalls, searchIndexOf } from "./answer-calls.ts";
import type { Config } from "./config.ts";
import type { ContentStore } from "./content/content-store.ts";
import type { Queryable } from "./database/database.ts";
import { documentApi } from "./document-api.ts";
import { answerDomains } from "./domains/answer-domains.ts";
import { openAvailability } from "./domains/open-availability.ts";
import { createSpending } from "./domains/spending.ts";
import { streamDomainSearch } from "./domains/stream-search.ts";
import type { Guards } from "./http/answers.ts";
import { ApiFault } from "./http/api-fault.ts";
import { refuseOtherSites } from "./http/fetch-metadata.ts";
import { registerEndpoints } from "./http/register-endpoints.ts";
import { reportHealth } from "./report-health.ts";
import { createRateLimit } from "./search/rate-limit.ts";

interface Parts {
  config: Config;
  database: Queryable;
  content: ContentStore;
  isDraining(): boolean;
}

const base = "/api";
/** How many seconds' worth of searches one peer may do at once. */
const burstSeconds = 6;

/** Everything that the api can be asked. */
export async function registerApi(app: FastifyInstance, { config, database, content, isDraining }: Parts) {
  searchIndexOf(content.current());
  // A connection that is kept would hold up the end for as long as its client likes.
  app.addHook("onSend", async (_request, reply) => {
    if (isDraining()) reply.header("connection", "close");
  });
  await documentApi(app);
  reportHealth(app, { database, isDraining });
  const availability = await openAvailability(config, app.log);
  app.addHook("onClose", async () => availability.close());
  const domains = { availability, spend: createSpending(config.domainNamesPerSecond) };
  await app.register(
    async (scope) => {
      streamDomainSearch(scope, domains);
      registerEndpoints(scope, {
        answers: { ...answerCalls(() => content.current()), ...answerDomains(domains) },
        guards: createGuards(config),
        revision: () => content.current().digest,
      });
    },
    { prefix: base },
  );
}

function createGuards({ searchesPerSecond }: Config): Guards {
  const limit = createRateLimit({
    perSecond: searchesPerSecond,
    burst: Math.max(1, searchesPerSecond * burstSeconds),
    now: () => performance.now(),
  });

  function limitSearches(request: FastifyRequest): void {
    const waitSeconds = limit.take(request.ip);
    if (waitSeconds > 0) throw new ApiFault(429, { "retry-after": String(waitSeconds) });
  }

  return { search: limitSearches, "console.logout": refuseOtherSites, "console.endSession": refuseOtherSites };
}
