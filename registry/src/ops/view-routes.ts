import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { compareReleases } from "../compare/compare-releases.ts";
import { diffRevisions } from "../compare/diff-revisions.ts";
import { readFields } from "../field/read-fields.ts";
import type { HealthRules } from "../health/rules.ts";
import { countShells } from "../health/shells.ts";
import { toChannel } from "../model/channel.ts";
import { readFreeze } from "../model/freeze.ts";
import { readFragmentHistory } from "../model/history.ts";
import { refuse } from "../model/refusal.ts";
import { listReceipts } from "../model/releases.ts";
import { versionSchema } from "../model/version.ts";
import { listPreviewsInForce } from "../previews/preview-store.ts";
import { parseInput, parsePath } from "../routes/answers.ts";
import { fragmentParam } from "../routes/paths.ts";
import { requireEnvironment } from "../routes/require-environment.ts";
import { readLog, readStatus } from "../status.ts";
import { compareReleasesPage, compareRevisionsPage } from "./compare-page.ts";
import { readCards } from "./field/read-cards.ts";
import { fragmentPage } from "./fragment-page.ts";
import { forOperators, type OpsParts, sendPage } from "./ops-parts.ts";
import { historyPage, overviewPage } from "./overview-page.ts";
import { shownPreviews } from "./previews-part.ts";

const newestEntries = 12;
const entriesAPage = 50;
const shownReleases = 50;

const revision = z.coerce.number().int().min(0).max(2_147_483_647);
const doneQuery = z.object({
  done: revision.optional().catch(undefined),
  revoked: z.literal("true").optional().catch(undefined),
});
const beforeQuery = z.object({ before: revision.optional().catch(undefined) });
const releasesQuery = z.object({ fragment: fragmentParam.shape.name, from: versionSchema, to: versionSchema });
const revisionsQuery = z.object({ from: revision, to: revision });

/** Read-only pages. */
export function registerOpsViews(app: FastifyInstance, parts: OpsParts & { rules: HealthRules }): void {
  const { config, database } = parts;

  app.get(
    "/ops",
    forOperators(parts, async (_request, reply) => reply.redirect(`/ops/${config.environments[0] ?? ""}`, 303)),
  );

  app.get(
    "/ops/:environment",
    forOperators(parts, async (request, reply, viewer) => {
      const state = await requireEnvironment(database, request);
      const { name: environment, revision } = state;
      const { entries } = await readLog(database, state, { limit: newestEntries });
      const { done, revoked } = parseInput(doneQuery, request.query);
      const frozen = await readFreeze(database, environment);
      const shells = await countShells(database, state, parts.now());
      const fragments = await readStatus(parts, state);
      const cards = await readCards(database, { environment, fragments, now: parts.now() });
      const previews = await listPreviewsInForce(database, environment, { now: parts.now(), limit: shownPreviews });
      const served = { environment, revision, frozen, shells, fragments, entries, previews };
      const field = { cards, minPages: parts.rules.minPages };
      const hasSite = config.siteUrls.has(environment);
      return sendPage(
        reply,
        overviewPage(viewer, { ...served, ...field, hasSite, done, hasRevoked: revoked !== undefined }),
      );
    }),
  );

  app.get(
    "/ops/:environment/history",
    forOperators(parts, async (request, reply, viewer) => {
      const state = await requireEnvironment(database, request);
      const { name: environment, revision } = state;
      const { before } = parseInput(beforeQuery, request.query);
      const { entries, next } = await readLog(database, state, { before, limit: entriesAPage });
      return sendPage(reply, historyPage(viewer, { environment, revision, entries, next }));
    }),
  );

  app.get(
    "/ops/:environment/fragments/:name",
    forOperators(parts, async (request, reply, viewer) => {
      const { name: environment, revision } = await requireEnvironment(database, request);
      const { name } = parsePath(fragmentParam, request);
      const releases = await listReceipts(database, name, shownReleases);
      if (releases.length === 0)
        throw refuse("unknown-release", `${name} has no releases.`, `Publish one: fragments publish ${name}`);
      const entries = await readFragmentHistory(database, environment, name);
      const fields = await readFields(database, { environment, fragment: name, entries, now: parts.now() });
      const { minPages } = parts.rules;
      const channel = toChannel(entries);
      return sendPage(
        reply,
        fragmentPage(viewer, { environment, revision, name, channel, releases, fields, minPages }),
      );
    }),
  );

  registerCompare(app, parts);
}

function registerCompare(app: FastifyInstance, parts: OpsParts): void {
  const { database } = parts;

  app.get(
    "/ops/:environment/compare",
    forOperators(parts, async (request, reply, viewer) => {
      const state = await requireEnvironment(database, request);
      const place = { environment: state.name, revision: state.revision };
      const releases = releasesQuery.safeParse(request.query).data;
      if (releases)
        return sendPage(reply, compareReleasesPage(viewer, place, await compareReleases(database, state, releases)));
      const { from, to } = parseInput(revisionsQuery, request.query);
      return sendPage(reply, compareRevisionsPage(viewer, place, await diffRevisions(database, state, { from, to })));
    }),
  );
}
