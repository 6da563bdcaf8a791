import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkLinks } from "@zhian/content/check-links";
import { readLinks } from "@zhian/content/read-links";
import { readListedPages } from "@zhian/content/read-listed-pages";
import { readOffers } from "@zhian/content/read-offers";
import { readPagePaths } from "@zhian/content/read-page-paths";
import type { FragmentDefinition } from "@zhian/contracts/fragment";

/**
 * The definition of the fragment in `dir` from `src/fragment.ts`, with additions from its content: the products that its pages offer, how
 * its other pages are listed, and which pages of others they link to. Throws ContentError, also for links to pages that it lacks itself.
 */
export async function readDefinition(dir: string): Promise<FragmentDefinition> {
  const { fragment } = (await import(pathToFileURL(join(dir, "src/fragment.ts")).href)) as {
    fragment: FragmentDefinition;
  };
  const offers = [...(fragment.offers ?? []), ...(await readOffers(dir))];
  const pages = [...(fragment.pages ?? []), ...(await readListedPages(dir))];
  const elsewhere = checkLinks(await readLinks(dir), fragment, await readPagePaths(dir));
  const linksTo = [...new Set([...(fragment.linksTo ?? []), ...elsewhere])];
  return {
    ...fragment,
    ...(linksTo.length > 0 && { linksTo }),
    ...(offers.length > 0 && { offers }),
    ...(pages.length > 0 && { pages }),
  };
}
