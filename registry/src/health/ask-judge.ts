import { toChannel } from "../model/channel.ts";
import type { EnvironmentState } from "../model/environment.ts";
import { readFragmentHistory, type ServingEntry } from "../model/history.ts";
import { companionsOf } from "../model/together.ts";
import { describeCounted } from "./counted.ts";
import { type FieldHealth, readFieldHealth, type Surroundings } from "./field-health.ts";
import { readShells } from "./shells.ts";

/** Why a canary may not get its next share, or why it may. One sentence. */
export type Answer = { held: string } | { held?: never; content: string };

interface Present {
  environment: EnvironmentState;
  served: ReadonlyMap<string, ServingEntry>;
}

/** Decides whether a canary and every fragment that moves with it are healthy. Without recent reports, they are not. */
export async function askJudge(present: Present, leader: ServingEntry, around: Surroundings): Promise<Answer> {
  const { environment, served } = present;
  const { database, rules, now } = around;
  if ((await readShells(database, environment.name, now)).length === 0) return { held: "no shells are reporting" };
  const content: string[] = [];
  for (const fragment of [leader.fragment, ...companionsOf(served, leader.fragment)]) {
    const entry = served.get(fragment);
    const health = entry && (await readHealth(present, entry, around));
    if (!health) continue;
    const told = `for ${fragment} ${health.version}, ${describeCounted(health.counted)}`;
    if (health.verdict === "inconclusive") return { held: `${told}: ${rules.minPages} pages are needed` };
    if (health.verdict === "failing") return { held: told };
    content.push(told);
  }
  return { content: content.join("; ") };
}

async function readHealth(
  { environment, served }: Present,
  entry: ServingEntry,
  around: Surroundings,
): Promise<FieldHealth | undefined> {
  const channel = toChannel(await readFragmentHistory(around.database, environment.name, entry.fragment));
  const neighbours = [...served.values()].filter((one) => one !== entry);
  return readFieldHealth({ entry, channel, neighbours }, around);
}
