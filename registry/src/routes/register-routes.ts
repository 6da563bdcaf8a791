import { observeRequests } from "@zhian/observe/observe-requests";
import type { FastifyInstance } from "fastify";
import type { Acknowledged } from "../acknowledged.ts";
import { createChangeEnvironment } from "../change-environment.ts";
import { createCollect } from "../collection/collect.ts";
import type { RegistryConfig } from "../config.ts";
import { createCurrentKey } from "../current-key.ts";
import type { Database } from "../database/database.ts";
import type { FileStore } from "../files/file-store.ts";
import { createTakeReport } from "../health/take-report.ts";
import { registerOps } from "../ops/register-ops.ts";
import { createPreviewChange } from "../preview-change.ts";
import { createPublish } from "../publish.ts";
import type { Revisions } from "../revisions.ts";
import { collectMethods } from "../server.ts";
import type { SigningKeys } from "../signing-key.ts";
import { createSnapshots } from "../snapshot.ts";
import { createAuthorize } from "./authorize.ts";
import { registerCollections } from "./collections.ts";
import { registerDeployments } from "./deployments.ts";
import { registerDiffs } from "./diffs.ts";
import { registerEvents } from "./events.ts";
import { registerFiles } from "./files.ts";
import { registerHealth } from "./health.ts";
import { registerHealthReports } from "./health-reports.ts";
import { registerKeys } from "./keys.ts";
import { registerReleases } from "./releases.ts";
import { registerSnapshots } from "./snapshots.ts";
import { registerTokens } from "./tokens.ts";
import { registerViews } from "./views.ts";

export interface Parts {
  config: RegistryConfig;
  database: Database;
  files: FileStore;
  keys: SigningKeys;
  revisions: Revisions;
  acknowledged: Acknowledged;
  now(): Date;
}

/** Every address of the registry. Returns what makes it unready and lets its listeners go. */
export function registerRoutes(app: FastifyInstance, parts: Parts): () => void {
  const { config, database, now } = parts;
  const rules = config.health;
  const changeEnvironment = createChangeEnvironment(parts);
  const previewChange = createPreviewChange(parts);
  const authorize = createAuthorize(parts);
  const refuseOtherMethods = collectMethods(app);
  observeRequests(app, "registry");
  const becomeUnready = registerHealth(app, database);
  registerReleases(app, { database, authorize, publish: createPublish(parts) });
  registerFiles(app, { ...parts, authorize });
  registerDeployments(app, { authorize, changeEnvironment, previewChange });
  const takeReport = createTakeReport({
    ...parts,
    changeEnvironment,
    rules,
    onTakenBack: (fragment, reason, { status }) =>
      app.log.warn({ event: "taken-back", fragment, reason, status }, "a release was found to be bad"),
  });
  registerHealthReports(app, { authorize, takeReport });
  const currentKey = createCurrentKey({
    ...parts,
    onNoneInForce: (keyId) => app.log.error({ event: "no-signing-key-in-force", keyId }, "shells refuse what it signs"),
  });
  registerKeys(app, { ...parts, authorize, currentKey });
  registerSnapshots(app, {
    readSnapshot: createSnapshots({ ...parts, currentKey, snapshotDays: config.snapshotDays }),
  });
  const endEvents = registerEvents(app, { ...parts, heartbeatMs: config.heartbeatMs });
  registerViews(app, { database, rules, now });
  registerDiffs(app, database);
  registerCollections(app, { database, authorize, collect: createCollect(parts), now });
  registerTokens(app, { ...parts, authorize });
  if (config.ops) registerOps(app, { ...parts, authorize, currentKey, rules, changeEnvironment, previewChange });
  refuseOtherMethods();
  return () => {
    becomeUnready();
    endEvents();
  };
}
