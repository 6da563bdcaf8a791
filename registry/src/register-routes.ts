import type { Database } from "@zhian/database/database";
import { observeRequests } from "@zhian/observe/observe-requests";
import type { FastifyInstance } from "fastify";
import { createChangeEnvironment } from "./change-environment.ts";
import { createCollect } from "./collection/collect.ts";
import type { RegistryConfig } from "./config.ts";
import type { FileStore } from "./files/file-store.ts";
import { growCanaries } from "./grow-canaries.ts";
import { createReportReceiver } from "./health/receive-report.ts";
import { createCurrentKey } from "./keys/current-key.ts";
import type { SigningKeys } from "./keys/signing-key.ts";
import type { Acknowledged } from "./model/acknowledged.ts";
import type { Revisions } from "./model/revisions.ts";
import { registerOps } from "./ops/register-ops.ts";
import { createPreviewChange } from "./preview-change.ts";
import { createCreatePreview } from "./previews/create-preview.ts";
import { createPublish } from "./publish.ts";
import { createAuthorize } from "./routes/authorize.ts";
import { registerCollections } from "./routes/collections.ts";
import { registerDeployments } from "./routes/deployments.ts";
import { registerDiffs } from "./routes/diffs.ts";
import { registerEvents } from "./routes/events.ts";
import { registerFiles } from "./routes/files.ts";
import { registerHealth } from "./routes/health.ts";
import { registerHealthReports } from "./routes/health-reports.ts";
import { registerKeys } from "./routes/keys.ts";
import { registerPreviews } from "./routes/previews.ts";
import { registerReleases } from "./routes/releases.ts";
import { registerSchemas } from "./routes/schemas.ts";
import { registerSnapshots } from "./routes/snapshots.ts";
import { registerTokens } from "./routes/tokens.ts";
import { registerViews } from "./routes/views.ts";
import { collectMethods } from "./server.ts";
import { createSnapshots } from "./snapshot.ts";

export interface Parts {
  config: RegistryConfig;
  database: Database;
  files: FileStore;
  keys: SigningKeys;
  revisions: Revisions;
  acknowledged: Acknowledged;
  now(): Date;
  /** How often canaries are checked for a due share. */
  lookEveryMs: number;
}

/** Registers every route. Returns the function that makes the registry unready and ends its event streams. */
export function registerRoutes(app: FastifyInstance, parts: Parts): () => void {
  const { config, database, now } = parts;
  const rules = config.health;
  const changeEnvironment = createChangeEnvironment(parts);
  const previewChange = createPreviewChange(parts);
  const authorize = createAuthorize(parts);
  const refuseOtherMethods = collectMethods(app);
  observeRequests(app, "registry");
  const becomeUnready = registerHealth(app, database);
  registerSchemas(app);
  registerReleases(app, { database, authorize, publish: createPublish(parts) });
  registerFiles(app, { ...parts, authorize });
  registerDeployments(app, { authorize, changeEnvironment, previewChange });
  const receiveReport = createReportReceiver({
    ...parts,
    changeEnvironment,
    rules,
    onTakenBack: (fragment, reason, { status }) =>
      app.log.warn(
        { event: "automatic_rollback.triggered", fragment, reason, status },
        "a failing release is being rolled back",
      ),
  });
  registerHealthReports(app, { authorize, receiveReport });
  app.addHook("onClose", growCanaries(app, { ...parts, changeEnvironment }));
  const currentKey = createCurrentKey({
    ...parts,
    onNoneInForce: (keyId) =>
      app.log.error(
        { event: "signing_key.not_in_force", keyId },
        "no signing key is active: shells reject what this one signs",
      ),
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
  registerPreviews(app, {
    ...parts,
    authorize,
    currentKey,
    createPreview: createCreatePreview({ ...parts, currentKey }),
  });
  if (config.ops) registerOps(app, { ...parts, authorize, currentKey, rules, changeEnvironment, previewChange });
  refuseOtherMethods();
  return () => {
    becomeUnready();
    endEvents();
  };
}
