import type { Database } from "@zhian/database/database";
import { observeRequests } from "@zhian/observe/observe-requests";
import type { FastifyInstance } from "fastify";
import { openDemoAccounts, removeDemoAccounts } from "./accounts/demo-account.ts";
import { createGuards } from "./call-guards.ts";
import type { Config } from "./config.ts";
import type { ContentStore } from "./content/content-store.ts";
import { createAnswers } from "./create-answers.ts";
import { registerDev } from "./dev/register-dev.ts";
import { documentApi } from "./document-api.ts";
import { answerDomains } from "./domains/answer-domains.ts";
import { openAvailability } from "./domains/open-availability.ts";
import { createSpending } from "./domains/spending.ts";
import { streamDomainSearch } from "./domains/stream-search.ts";
import { nameEditors } from "./editor/name-editors.ts";
import { registerEndpoints } from "./http/register-endpoints.ts";
import { createMemoryLimit } from "./limits/memory-limit.ts";
import type { Limits } from "./limits/rate-limit.ts";
import { openSharedLimits, type Report } from "./limits/shared-limits.ts";
import { seedDemoReferral } from "./partners/demo-referral.ts";
import { reportHealth } from "./report-health.ts";
import { openServedContent } from "./served-content.ts";
import { registerTexts } from "./texts/register-texts.ts";

interface Parts {
  config: Config;
  database: Database;
  content: ContentStore;
  isDraining(): boolean;
}

const base = "/api";
const answersMs = 300_000;

/** Registers all of the api's calls. */
export async function registerApi(app: FastifyInstance, { config, database, content, isDraining }: Parts) {
  observeRequests(app, "api");
  // A keep-alive connection would delay the shutdown for as long as its client keeps it open.
  app.addHook("onSend", async (_request, reply) => {
    if (isDraining()) reply.header("connection", "close");
  });
  await documentApi(app);
  reportHealth(app, { database, isDraining });
  const availability = await openAvailability(config, app.log);
  app.addHook("onClose", async () => availability.close());
  const limits = openLimits(config.valkeyUrl, {
    lost: (error) =>
      app.log.warn(
        { event: "valkey.unreachable", err: error },
        "Valkey does not respond: each replica counts calls separately",
      ),
    back: () => app.log.info({ event: "valkey.recovered" }, "Valkey responds again: replicas count calls together"),
  });
  app.addHook("onClose", () => limits.close());
  const domains = { availability, spend: createSpending(config.domainNamesPerSecond, limits) };
  const { answers, accounts, hasher, settled, puzzles, outbox, previews } = await createAnswers({
    config,
    database,
    content,
    log: app.log,
  });
  app.addHook("onClose", settled);
  app.addHook("onClose", async () => hasher.close());
  if (outbox)
    app.log.warn({ event: "outbox.enabled" }, "API_OUTBOX is on: anyone can read text messages at /dev/outbox");
  else if (!config.sms)
    app.log.error({ event: "sms.not_configured" }, "API_SMS_URL is not set: verification codes cannot be sent");
  if (config.testHooks)
    app.log.warn({ event: "test_hooks.enabled" }, "API_TEST_HOOKS is on: anyone can read the solutions of puzzles");
  registerDev(app, {
    outbox: outbox && { sent: outbox, database, demo: await openDemoAccounts(accounts, seedDemoReferral) },
    puzzles: config.testHooks ? puzzles : undefined,
  });
  if (!outbox) await removeDemoAccounts(database);
  const strangers = await nameEditors(database, config.editors);
  if (strangers.length > 0)
    app.log.warn({ event: "editors.unknown", accounts: strangers }, "API_EDITORS names accounts that do not exist");
  const served = await openServedContent({ config, content, previews, database, log: app.log });
  await app.register(
    async (scope) => {
      streamDomainSearch(scope, domains);
      registerEndpoints(scope, {
        answers: { ...answers, ...answerDomains(domains) },
        guards: createGuards(config, limits),
        findSession: accounts.sessions.find,
        ...served,
        period: () => String(Math.floor(Date.now() / answersMs)),
      });
      registerTexts(scope, served.contentFor);
    },
    { prefix: base },
  );
}

const now = () => performance.now();

/** Limits in this process's memory, or in the store that replicas share. */
function openLimits(valkeyUrl: string | undefined, report: Report): Limits {
  if (valkeyUrl !== undefined) return openSharedLimits(valkeyUrl, report);
  return { create: (_name, rate) => createMemoryLimit({ ...rate, now }), close: async () => undefined };
}
