import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { Queryable } from "@zhian/database/database";
import { readEntry } from "../model/history.ts";
import { inDefinition } from "../model/manifest-line.ts";
import { refusal } from "../model/refusal.ts";
import { readManifest } from "../model/releases.ts";
import { claimsOf, type RouteClaim } from "./conflicts.ts";

/**
 * Records the fragment's claim to its (slot, pattern) pairs. A pair that its owner neither serves nor has in its newest
 * release passes to this fragment; one that is still in use is refused (throws RefusedError), naming the owner.
 */
export async function claimRoutes(tx: Queryable, manifest: FragmentManifest): Promise<void> {
  for (const claim of claimsOf(manifest)) {
    const owner = await claimOne(tx, claim, manifest.name);
    if (owner === manifest.name) continue;
    if (await isHeld(tx, claim, owner)) {
      throw refusal({
        code: "route-taken",
        message: `${claim.pattern} in ${claim.slot} belongs to ${owner}.`,
        remedy: `Choose another route, or ask the team of ${owner} to give it up first.`,
        at: [inDefinition(manifest.name, "routes", claim.pattern)],
      });
    }
    await tx.query("update route_claims set fragment = $3 where slot = $1 and pattern = $2", [
      claim.slot,
      claim.pattern,
      manifest.name,
    ]);
  }
}

async function claimOne(tx: Queryable, { slot, pattern }: RouteClaim, fragment: string): Promise<string> {
  await tx.query("insert into route_claims (slot, pattern, fragment) values ($1, $2, $3) on conflict do nothing", [
    slot,
    pattern,
    fragment,
  ]);
  const [row] = await tx.query<{ fragment: string }>(
    "select fragment from route_claims where slot = $1 and pattern = $2 for update",
    [slot, pattern],
  );
  if (!row) throw new Error(`The claim of ${pattern} in ${slot} vanished.`);
  return row.fragment;
}

async function isHeld(tx: Queryable, claim: RouteClaim, owner: string): Promise<boolean> {
  const newest = await tx.query<{ version: string }>(
    "select version from releases where name = $1 order by published_at desc, version desc limit 1",
    [owner],
  );
  const served = await tx.query<{ entry: string }>(
    "select distinct on (environment) entry from history where fragment = $1 order by environment, revision desc",
    [owner],
  );
  const versions = new Set(newest.map(({ version }) => version));
  for (const { entry } of served) {
    const { stable, canary } = readEntry(entry).served ?? {};
    if (stable !== undefined) versions.add(stable);
    if (canary) versions.add(canary.version);
  }
  for (const version of versions) {
    const claims = claimsOf(await readManifest(tx, owner, version));
    if (claims.some(({ slot, pattern }) => slot === claim.slot && pattern === claim.pattern)) return true;
  }
  return false;
}
