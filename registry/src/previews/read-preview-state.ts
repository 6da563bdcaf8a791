import type { PreviewState } from "@zhian/contracts/preview-pass";
import type { Queryable } from "@zhian/database/database";
import { refuse } from "../model/refusal.ts";
import { readManifest } from "../model/releases.ts";
import { findPreview } from "./preview-store.ts";
import { requirePreviewable } from "./require-previewable.ts";

const remedy = "Ask for a new link: fragments preview";

/** The releases that a shell may show for this preview now. Throws RefusedError once it has ended, whatever its pass says. */
export async function readPreviewState(
  database: Queryable,
  { environment, id }: { environment: string; id: string },
  now: Date,
): Promise<PreviewState> {
  const preview = await findPreview(database, environment, id);
  if (!preview) throw refuse("unknown-preview", "There is no such preview.", remedy);
  if (preview.revokedAt !== undefined)
    throw refuse("preview-revoked", `The preview was revoked at ${preview.revokedAt}.`, remedy);
  if (preview.expiresAt <= now.toISOString())
    throw refuse("preview-expired", `The preview expired at ${preview.expiresAt}.`, remedy);
  const releases: PreviewState["releases"] = [];
  for (const release of preview.releases) {
    await requirePreviewable(database, environment, release);
    releases.push(await readManifest(database, release.name, release.version));
  }
  return { schema: 1, purpose: "preview-state", id, environment, issuedAt: now.toISOString(), releases };
}
