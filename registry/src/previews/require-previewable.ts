import type { PreviewedRelease } from "@zhian/contracts/preview-pass";
import type { Queryable } from "@zhian/database/database";
import { toChannel } from "../model/channel.ts";
import { readFragmentHistory } from "../model/history.ts";
import { refuse } from "../model/refusal.ts";
import { requireRelease } from "../rules/require-release.ts";

/** Throws RefusedError for a release that was never published, was deleted, or was rolled back in this environment. */
export async function requirePreviewable(
  database: Queryable,
  environment: string,
  { name, version }: PreviewedRelease,
): Promise<void> {
  await requireRelease(database, name, version);
  const { withdrawn } = toChannel(await readFragmentHistory(database, environment, name));
  if (!withdrawn.has(version)) return;
  throw refuse(
    "withdrawn",
    `${name} ${version} was rolled back in ${environment}, so it cannot be previewed.`,
    "Publish a new version and preview that.",
  );
}
