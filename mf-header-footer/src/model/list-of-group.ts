import type { ProductKind } from "@zhian/contracts/catalogue";
import { catalogueAnchor } from "@zhian/contracts/catalogue-anchor";

interface Listed {
  links: readonly { link: string; code?: string }[];
  /** Link of the entry that the group belongs to. */
  linkOfEntry: string | undefined;
}

/** Returns the link of a page that lists all of a group: the home page's section for a kind, if all are products of it. */
export function listOfGroup(known: ReadonlyMap<string, { kind: ProductKind }>, { links, linkOfEntry }: Listed): string {
  const kinds = new Set(links.map(({ code = "" }) => known.get(code)?.kind));
  const [kind] = kinds;
  if (kind && kinds.size === 1) return `/#${catalogueAnchor(kind)}`;
  if (links.every(({ link }) => link.startsWith("/solution/"))) return "/#solutions";
  return linkOfEntry ?? "/#catalogue";
}
