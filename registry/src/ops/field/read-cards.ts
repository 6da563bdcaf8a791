import { shellOwner } from "@zhian/contracts/vital-limits";
import type { Queryable } from "@zhian/database/database";
import { readHour } from "../../field/read-fields.ts";
import { readFragmentHistory } from "../../model/history.ts";
import type { FragmentStatus } from "../../status.ts";
import type { Card } from "./cards.ts";

/** Each sums a few hundred rows, every few seconds while the page is open. A fragment's own page always has its charts. */
const mostCards = 20;

interface About {
  environment: string;
  fragments: readonly Pick<FragmentStatus, "name" | "changed">[];
  now: Date;
}

/** The last hour of the most recently changed fragments, and of the shell if it has reported on itself. */
export async function readCards(database: Queryable, { environment, fragments, now }: About): Promise<Card[]> {
  const cards: Card[] = [];
  const newest = fragments.toSorted((a, b) => b.changed.revision - a.changed.revision).slice(0, mostCards);
  for (const { name: fragment } of newest) {
    const entries = await readFragmentHistory(database, environment, fragment);
    const field = await readHour(database, { environment, fragment, entries, now });
    cards.push({ name: fragment, href: `/ops/${environment}/fragments/${fragment}`, field });
  }
  const field = await readHour(database, { environment, fragment: shellOwner, now });
  if (field.lines.length === 0) return cards;
  return [...cards, { name: shellOwner, href: `/ops/${environment}/shell`, field }];
}
