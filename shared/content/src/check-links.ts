import { covers } from "@zhian/contracts/routes";
import { ContentError } from "./content-error.ts";
import type { PageLink } from "./read-links.ts";
import type { PagePaths } from "./read-page-paths.ts";

interface Fragment {
  /** Route patterns. */
  routes: readonly string[];
  /** Pages of other fragments, which may be below a prefix of this one. */
  linksTo?: readonly string[] | undefined;
}

/**
 * Refuses links to pages that the fragment itself should have but lacks. Returns the plain paths that belong to other
 * fragments, each once, in alphabetical order. Throws ContentError.
 */
export function checkLinks(links: readonly PageLink[], { routes, linksTo = [] }: Fragment, own: PagePaths): string[] {
  const isOwn = ({ path }: PageLink) =>
    routes.some((route) => covers(route, path)) && !linksTo.some((used) => covers(used, path));
  const isMissing = ({ path }: PageLink) =>
    !routes.includes(path) && !own.pages.has(path) && [...own.below].some((root) => path.startsWith(`${root}/`));
  const faults = links
    .filter((link) => isOwn(link) && isMissing(link))
    .map(({ path, file, line, key }) => ({
      file,
      line,
      key,
      reason: `there is no page ${path}; if it belongs to another fragment, list it in linksTo in src/fragment.ts`,
    }));
  if (faults.length > 0) throw new ContentError(faults);
  return [...new Set(links.filter((link) => !isOwn(link)).map(({ path }) => path))].sort();
}
