import { randomUUID } from "node:crypto";
import { fragmentNameSchema } from "@zhian/contracts/fragment";
import { maxPreviewed, type PreviewedRelease, type PreviewPass, previewPath } from "@zhian/contracts/preview-pass";
import type { Database, Queryable } from "@zhian/database/database";
import * as z from "zod";
import type { RegistryConfig } from "../config.ts";
import { lockForRecording } from "../database/collection-lock.ts";
import type { FileStore } from "../files/file-store.ts";
import type { SigningKey } from "../keys/signing-key.ts";
import { writePass } from "../keys/write-pass.ts";
import { reason } from "../model/change.ts";
import type { EnvironmentState } from "../model/environment.ts";
import { refuse } from "../model/refusal.ts";
import { readManifest } from "../model/releases.ts";
import { versionSchema } from "../model/version.ts";
import { requireServable } from "../rules/require-servable.ts";
import { insertPreview, type StoredPreview } from "./preview-store.ts";
import { requirePreviewable } from "./require-previewable.ts";

const mostMinutes = 7 * 24 * 60;

export const newPreviewSchema = z.strictObject({
  releases: z
    .array(z.strictObject({ name: fragmentNameSchema, version: versionSchema }))
    .min(1)
    .max(maxPreviewed)
    .refine(
      (all) => new Set(all.map(({ name }) => name)).size === all.length,
      "must have only one version of each fragment",
    ),
  minutes: z.number().int().min(1).max(mostMinutes),
  reason,
  /** The path of the site that the link opens. Default: the first fragment's page. */
  path: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])[^\\\s\p{Cc}]*$/u, "must be a path on the site, such as /products")
    .optional(),
});
export type NewPreview = z.output<typeof newPreviewSchema>;

interface Dependencies {
  config: Pick<RegistryConfig, "siteUrls">;
  database: Database;
  files: FileStore;
  currentKey(): Promise<SigningKey>;
  now(): Date;
}

/** Lets everyone who has the link see otherwise unserved releases on the site. Other visitors are served as before. */
export function createCreatePreview({ config, database, files, currentKey, now }: Dependencies) {
  return async function createPreview(
    environment: EnvironmentState,
    { releases, minutes, reason: why, path }: NewPreview,
    by: string,
  ): Promise<{ preview: StoredPreview; address: string }> {
    const origin = config.siteUrls.get(environment.name);
    if (origin === undefined)
      throw refuse(
        "unknown-address",
        `The registry does not know the site of ${environment.name}, so it cannot create links to it.`,
        `The registry's operator has to set REGISTRY_SITE_URLS=${environment.name}=https://… once.`,
      );
    const at = now();
    const preview: StoredPreview = {
      id: randomUUID(),
      environment: environment.name,
      releases,
      createdAt: at.toISOString(),
      createdBy: by,
      reason: why,
      expiresAt: new Date(at.getTime() + minutes * 60_000).toISOString(),
    };
    const landing = await database.transaction(async (tx) => {
      // Prevents the deletion of these releases meanwhile.
      await lockForRecording(tx);
      for (const release of releases) await requirePreviewable(tx, environment.name, release);
      const drafts = releases.map(({ name, version }) => ({ fragment: name, served: { stable: version } }));
      await requireServable(tx, { files, environment, drafts, now: at });
      await insertPreview(tx, preview);
      return path ?? findLanding(tx, releases);
    });
    const { id, expiresAt } = preview;
    const pass: PreviewPass = {
      schema: 1,
      purpose: "preview",
      id,
      environment: environment.name,
      origin,
      releases,
      expiresAt,
    };
    const query = new URLSearchParams({ pass: writePass(await currentKey(), pass), to: landing });
    return { preview, address: `${origin}${previewPath}?${query}` };
  };
}

/** The first page of the first fragment that has one. */
async function findLanding(tx: Queryable, releases: readonly PreviewedRelease[]): Promise<string> {
  for (const { name, version } of releases) {
    const { slots, routes } = await readManifest(tx, name, version);
    const [first] = slots.includes("main") ? routes : [];
    if (first !== undefined) return first.replace(/\/\*$/, "") || "/";
  }
  return "/";
}
