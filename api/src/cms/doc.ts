import type { DocLink, DocNode, Document } from "@zhian/contracts/document";
import type { Locale } from "@zhian/contracts/locale";
import { type Content, pickText, writtenIn } from "../content/content.ts";
import { bodyOf, digestOf } from "./body-cache.ts";
import { docPath, sectionOf, toDocTree } from "./doc-tree.ts";

/** A help document, in the requested language or else in the other, which `lang` then names. */
export async function findDoc(content: Content, id: string, locale: Locale): Promise<Document | undefined> {
  const doc = content.docs.get(id);
  const text = doc && pickText(doc.texts, locale);
  if (!doc || !text) return undefined;
  const { title, description, keywords, appliesTo, body, lang } = text;
  const inOrder = leavesOf(toDocTree(content, locale));
  const at = inOrder.findIndex((leaf) => leaf.id === id);
  return {
    id,
    path: docPath(doc),
    section: sectionOf(doc.folder),
    folder: doc.folder,
    title,
    description,
    keywords,
    updatedAt: doc.updated_at,
    ...(appliesTo !== undefined && { appliesTo }),
    products: doc.products,
    body: await bodyOf(body),
    digest: digestOf(body),
    locales: writtenIn(doc.texts),
    previous: toLink(inOrder[at - 1]),
    next: toLink(inOrder[at + 1]),
    ...(lang && { lang }),
  };
}

/** All documents in reading order, through the tree from top to bottom. */
export function leavesOf(nodes: readonly DocNode[]): DocNode[] {
  return nodes.flatMap((node) => (node.kind === "document" ? [node] : leavesOf(node.children)));
}

function toLink(leaf: DocNode | undefined): DocLink | null {
  if (!leaf) return null;
  const { title, link, lang } = leaf;
  return { title, path: link, ...(lang && { lang }) };
}
