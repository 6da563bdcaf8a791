import type { Queryable } from "@zhian/database/database";
import { toChannel } from "./model/channel.ts";
import { decide } from "./model/decide.ts";
import { type EnvironmentState, readServed } from "./model/environment.ts";
import { type HistoryEntry, readFragmentHistory, type ServingEntry } from "./model/history.ts";
import { refusal } from "./model/refusal.ts";
import { companionsOf, keyOf, type Member, membersOf } from "./model/together.ts";
import { requireRelease } from "./rules/require-release.ts";

type FragmentDraft = Pick<HistoryEntry, "fragment" | "version" | "from" | "served" | "steps" | "with">;

/** Returns the fragment's entry, after those of all that move with it; none if it is served already. Throws RefusedError. */
export async function fragmentDrafts(
  tx: Queryable,
  environment: EnvironmentState,
  asked: Member,
): Promise<FragmentDraft[]> {
  const served = await readServed(tx, environment);
  const members = [...membersOf(served, asked.fragment, asked.change), asked];
  const drafts: FragmentDraft[] = [];
  let changes = 0;
  for (const member of members) {
    const draft = await draftOf(tx, environment, { ...member, isAsked: member === asked });
    if (draft === "stays") continue;
    if (draft) changes += 1;
    const kept = draft ?? asItIs(served.get(member.fragment));
    if (kept) drafts.push(kept);
  }
  const names = members.map(({ fragment }) => fragment);
  const isTied = companionsOf(served, asked.fragment).length === names.length - 1;
  if (changes === 0 && isTied) return [];
  return tieTogether(drafts, keyOf(served, names.toReversed()));
}

/** Undefined if nothing changes. A companion without an earlier release stays unchanged when the fragment is rolled back. */
async function draftOf(
  tx: Queryable,
  environment: EnvironmentState,
  { fragment, change, isAsked }: Member & { isAsked: boolean },
): Promise<FragmentDraft | "stays" | undefined> {
  const channel = toChannel(await readFragmentHistory(tx, environment.name, fragment));
  const decision = decide(channel, change);
  if (decision.status === "refused") {
    if (isAsked) throw refusal(decision.refusal);
    if (change.action === "rollback") return "stays";
    throw refusal({ ...decision.refusal, message: `${fragment}: ${decision.refusal.message}` });
  }
  if ("version" in change && change.version !== undefined) await requireRelease(tx, fragment, change.version);
  if (decision.status === "nothing-to-do") return undefined;
  const { status: _, ...decided } = decision;
  return { fragment, ...decided };
}

/** For a fragment of which only the companions change. */
function asItIs(entry: ServingEntry | undefined): FragmentDraft | undefined {
  if (!entry) return undefined;
  const { fragment, version, served, steps } = entry;
  return { fragment, version, served, ...(steps && { steps }) };
}

function tieTogether(drafts: readonly FragmentDraft[], key: string | undefined): FragmentDraft[] {
  return drafts.map((draft) => {
    const others = drafts.map(({ fragment }) => fragment).filter((name) => name !== draft.fragment);
    const canary = draft.served?.canary;
    const isKeyed = canary && key !== undefined && key !== draft.fragment;
    return {
      ...draft,
      ...(isKeyed && draft.served && { served: { ...draft.served, canary: { ...canary, key } } }),
      ...(others.length > 0 && { with: others }),
    };
  });
}
