import type { ColumnNode } from "@zhian/contracts/cms";
import type { Locale } from "@zhian/contracts/locale";
import { type Content, type Node, pickText } from "../content/content.ts";
import { maxDepth, rootId } from "../content/node-tree.ts";
import { seoOfPage } from "./seo.ts";

/** The top-level entries of one tree, with everything below them. Entries without a name in any language are left out. */
export function toColumnTree(content: Content, tree: Node["tree"], locale: Locale): ColumnNode[] {
  const byParent = Map.groupBy(
    content.nodes.filter((node) => node.tree === tree),
    (node) => node.parent_id,
  );

  function childrenOf(parentId: number, depth: number): ColumnNode[] {
    if (depth > maxDepth) return [];
    return (byParent.get(parentId) ?? []).flatMap((node) => {
      const entry = toEntry(content, node, locale);
      return entry ? [{ ...entry, children: childrenOf(node.id, depth + 1) }] : [];
    });
  }

  return childrenOf(rootId, 1);
}

function toEntry(content: Content, node: Node, locale: Locale): Omit<ColumnNode, "children"> | undefined {
  const text = pickText(node.texts, locale);
  if (!text) return undefined;
  const { lang, name, desc } = text;
  const { id, parent_id, link, slug, img, is_hot: isHot } = node;
  const page = seoOfPage(content, link, locale);
  const { title, description, keywords } = page ?? { title: name, description: desc, keywords: name };
  return {
    id,
    parent_id,
    name,
    link,
    slug,
    // An entry without a description gets its page's.
    desc: desc || (page?.description ?? ""),
    img,
    title,
    description,
    keywords,
    ...(!isHot && { hot: false }),
    ...(lang && { lang }),
  };
}
