import type { ProductKind } from "@zhian/contracts/catalogue";
import { catalogueAnchor } from "@zhian/contracts/catalogue-anchor";

interface Listed {
  links: readonly { link: string; code?: string }[];
  /** Of the entry that the group belongs to. */
  linkOfEntry: string | undefined;
}

/** The link of a page that lists all of a group: of the home page's part for their kind, when they are products of one. */
export function listOfGroup(known: ReadonlyMap<string, { kind: ProductKind }>, { links, linkOfEntry }: Listed): string {
  const kinds = new Set(links.map(({ code = "" }) => known.get(code)?.kind));
  const [kind] = kinds;
  if (kind && kinds.size === 1) return `/#${catalogueAnchor(kind)}`;
  if (links.every(({ link }) => link.startsWith("/solution/"))) return "/#solutions";
  return linkOfEntry ?? "/#catalogue";
}
