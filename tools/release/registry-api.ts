import { signedSnapshotSchema, snapshotSchema } from "@zhian/contracts/snapshot";
import * as z from "zod";
import type { PublishedRelease } from "./plan-release.ts";

const releasesSchema = z.object({
  releases: z.array(
    z.object({
      version: z.string(),
      sourceDigest: z.string(),
      publishedAt: z.string(),
      collectedAt: z.string().optional(),
    }),
  ),
});

/** All releases of the fragment, oldest first. None if the registry does not know it yet. */
export async function fetchReleases(registryUrl: string, fragment: string): Promise<PublishedRelease[]> {
  const answer = await fetch(`${registryUrl}/v1/fragments/${fragment}/releases?limit=500`);
  if (answer.status === 404) return [];
  const { releases } = releasesSchema.parse(await readJson(answer));
  return releases
    .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt))
    .map(({ version, sourceDigest, collectedAt }) => ({ version, sourceDigest, isDeleted: collectedAt !== undefined }));
}

/** Version of each fragment that the environment serves. */
export async function fetchServed(registryUrl: string, environment: string): Promise<Map<string, string>> {
  const answer = await fetch(`${registryUrl}/v1/environments/${environment}/snapshot`);
  if (answer.status === 404) return new Map();
  const { snapshot } = signedSnapshotSchema.parse(await readJson(answer));
  const { fragments } = snapshotSchema.parse(JSON.parse(snapshot));
  return new Map(Object.entries(fragments).map(([name, { stable }]) => [name, stable.version]));
}

async function readJson(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`The registry returned ${answer.status} for ${answer.url}: ${await answer.text()}`);
  return answer.json();
}
