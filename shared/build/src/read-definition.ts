import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readLinks } from "@zhian/content/read-links";
import { readOffers } from "@zhian/content/read-offers";
import type { FragmentDefinition } from "@zhian/contracts/fragment";
import { covers } from "@zhian/contracts/routes";

/**
 * What the fragment in `dir` says of itself in `src/fragment.ts`, with what its content adds: the products that its pages offer, and
 * the pages of others that they link to. Throws ContentError.
 */
export async function readDefinition(dir: string): Promise<FragmentDefinition> {
  const { fragment } = (await import(pathToFileURL(join(dir, "src/fragment.ts")).href)) as {
    fragment: FragmentDefinition;
  };
  const offers = [...(fragment.offers ?? []), ...(await readOffers(dir))];
  const elsewhere = readLinks(dir).filter((path) => !fragment.routes.some((route) => covers(route, path)));
  const linksTo = [...new Set([...(fragment.linksTo ?? []), ...elsewhere])];
  return { ...fragment, ...(linksTo.length > 0 && { linksTo }), ...(offers.length > 0 && { offers }) };
}
