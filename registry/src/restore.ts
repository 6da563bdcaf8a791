import type { Queryable } from "@zhian/database/database";
import type { WholeChange } from "./model/change.ts";
import { toChannel } from "./model/channel.ts";
import { type EnvironmentState, readServed } from "./model/environment.ts";
import { readFragmentHistory, type Served, type ServingEntry } from "./model/history.ts";
import { refuse } from "./model/refusal.ts";
import type { ServedDraft } from "./rules/require-servable.ts";

interface RestoreDraft extends ServedDraft {
  version?: string;
  from?: string;
  to: number;
  with?: string[];
}

/** The changes needed to serve everything as at that revision: one draft a fragment. Throws RefusedError. */
export async function restoreDrafts(
  tx: Queryable,
  environment: EnvironmentState,
  { revision: to, again }: Extract<WholeChange, { action: "restore" }>,
): Promise<RestoreDraft[]> {
  if (to > environment.revision) {
    throw refuse(
      "unknown-revision",
      `${environment.name} has not reached revision ${to} yet: it is at ${environment.revision}.`,
      "See `fragments log` for the existing ones.",
    );
  }
  const now = await readServed(tx, environment);
  const then = await readServed(tx, { ...environment, revision: to });
  const drafts: RestoreDraft[] = [];
  for (const fragment of [...new Set([...now.keys(), ...then.keys()])].sort()) {
    const [present, wanted] = [now.get(fragment), then.get(fragment)];
    if (isSame(present?.served, wanted?.served)) continue;
    if (wanted && !again) await requireNotWithdrawn(tx, wanted, present?.served);
    drafts.push({
      fragment,
      to,
      ...(wanted && { version: wanted.served.stable, served: wanted.served }),
      ...(wanted?.served.canary && wanted.with && { with: wanted.with }),
      ...(present && { from: present.served.stable }),
    });
  }
  return drafts;
}

export function isSame(one: Served | undefined, other: Served | undefined): boolean {
  return (
    one?.stable === other?.stable &&
    one?.canary?.version === other?.canary?.version &&
    one?.canary?.percent === other?.canary?.percent &&
    one?.canary?.key === other?.canary?.key
  );
}

async function requireNotWithdrawn(tx: Queryable, wanted: ServingEntry, present: Served | undefined): Promise<void> {
  const { environment, fragment, served } = wanted;
  const { withdrawn } = toChannel(await readFragmentHistory(tx, environment, fragment));
  const version = [served.stable, served.canary?.version].find(
    (one) => one !== undefined && one !== present?.stable && withdrawn.has(one),
  );
  if (version === undefined) return;
  throw refuse(
    "withdrawn",
    `${fragment} ${version} was rolled back here.`,
    "Choose another revision, or confirm with --again (`again: true`).",
  );
}
