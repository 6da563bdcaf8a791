import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readOffers } from "@zhian/content/read-offers";
import type { FragmentDefinition } from "@zhian/contracts/fragment";

/** What the fragment in `dir` says of itself in `src/fragment.ts`, and the products that its content offers. Throws ContentError. */
export async function readDefinition(dir: string): Promise<FragmentDefinition> {
  const { fragment } = (await import(pathToFileURL(join(dir, "src/fragment.ts")).href)) as {
    fragment: FragmentDefinition;
  };
  const offers = [...(fragment.offers ?? []), ...(await readOffers(dir))];
  return { ...fragment, ...(offers.length > 0 && { offers }) };
}
