import { shellOwner } from "@zhian/contracts/vital-limits";
import type { FastifyInstance } from "fastify";
import { readCompared } from "../../field/read-compared.ts";
import { readFields } from "../../field/read-fields.ts";
import type { HealthRules } from "../../health/rules.ts";
import { toChannel } from "../../model/channel.ts";
import { readFragmentHistory } from "../../model/history.ts";
import { refuse } from "../../model/refusal.ts";
import { findReceipt } from "../../model/releases.ts";
import { versionSchema } from "../../model/version.ts";
import { parsePath } from "../../routes/answers.ts";
import { fragmentParam } from "../../routes/paths.ts";
import { requireEnvironment } from "../../routes/require-environment.ts";
import { forOperators, type OpsParts, sendPage } from "../ops-parts.ts";
import { releasePage } from "../release-page.ts";
import { shellPage } from "./shell-page.ts";

const releaseParam = fragmentParam.extend({ version: versionSchema });

/** Pages on how a single release and how the shell performs. */
export function registerFieldViews(app: FastifyInstance, parts: OpsParts & { rules: HealthRules }): void {
  const { database, now } = parts;
  const { minPages } = parts.rules;

  app.get(
    "/ops/:environment/fragments/:name/:version",
    forOperators(parts, async (request, reply, viewer) => {
      const { name: environment, revision } = await requireEnvironment(database, request);
      const { name: fragment, version } = parsePath(releaseParam, request);
      const receipt = await findReceipt(database, fragment, version);
      if (!receipt)
        throw refuse("unknown-release", `${fragment} ${version} was never published.`, "See `fragments log`.");
      const entries = await readFragmentHistory(database, environment, fragment);
      const compared = await readCompared(database, { environment, fragment, version, entries, now: now() });
      const channel = toChannel(entries);
      return sendPage(reply, releasePage(viewer, { environment, revision, channel, receipt, compared, minPages }));
    }),
  );

  app.get(
    "/ops/:environment/shell",
    forOperators(parts, async (request, reply, viewer) => {
      const { name: environment, revision } = await requireEnvironment(database, request);
      const fields = await readFields(database, { environment, fragment: shellOwner, now: now() });
      return sendPage(reply, shellPage(viewer, { environment, revision, fields, minPages }));
    }),
  );
}
