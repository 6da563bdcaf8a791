import { shellOwner } from "@zhian/contracts/vital-limits";
import type { Queryable } from "@zhian/database/database";
import { readHour } from "../../field/read-fields.ts";
import { readFragmentHistory } from "../../model/history.ts";
import type { Card } from "./cards.ts";

/** Each is one query more, every few seconds while the page is open. The page of a fragment always has its pictures. */
const mostCards = 50;

/** The last hour of each fragment, and of the shell if it has told of itself. */
export async function readCards(
  database: Queryable,
  { environment, fragments, now }: { environment: string; fragments: readonly string[]; now: Date },
): Promise<Card[]> {
  const cards: Card[] = [];
  for (const fragment of fragments.slice(0, mostCards)) {
    const entries = await readFragmentHistory(database, environment, fragment);
    const field = await readHour(database, { environment, fragment, entries, now });
    cards.push({ name: fragment, href: `/ops/${environment}/fragments/${fragment}`, field });
  }
  const field = await readHour(database, { environment, fragment: shellOwner, now });
  if (field.lines.length === 0) return cards;
  return [...cards, { name: shellOwner, href: `/ops/${environment}/shell`, field }];
}
