import type { DocNode } from "@zhian/contracts/document";
import type { Locale } from "@zhian/contracts/locale";

/** A node of the tree next to a document: only what its links need. */
export interface TreeNode {
  id: string;
  name: string;
  link: string;
  lang?: Locale | undefined;
  /** Absent for a document. */
  children?: TreeNode[];
}

export function toTree(nodes: readonly DocNode[]): TreeNode[] {
  return nodes.map((node) => {
    const { id, name, link, lang, children } = node;
    return { id, name, link, ...(lang && { lang }), ...(kindOf(node) === "folder" && { children: toTree(children) }) };
  });
}

/** A node in the lists of a section: without its SEO metadata. */
export interface ListNode extends Pick<DocNode, "kind" | "id" | "slug" | "name" | "link" | "lang"> {
  desc: string;
  children: ListNode[];
}

/** `isBrief`: omits the descriptions of documents. */
export function toList(nodes: readonly DocNode[], { isBrief }: { isBrief: boolean }): ListNode[] {
  return nodes.map((node) => {
    const { id, slug, name, link, desc, lang, children } = node;
    const kind = kindOf(node);
    return {
      kind,
      id,
      slug,
      name,
      link,
      desc: isBrief && kind === "document" ? "" : desc,
      ...(lang && { lang }),
      children: toList(children, { isBrief }),
    };
  });
}

/** A CMS without kinds still has folders: the nodes with children. */
function kindOf({ kind, children }: DocNode): DocNode["kind"] {
  return children.length > 0 ? "folder" : kind;
}

/** The folders on the path to a folder, from the top and including itself: `a` and `a/b` for `a/b`. */
export function foldersTo(folder: string): string[] {
  const parts = folder.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** Names and links of the folders on the path to a folder, including itself. */
export function trailTo(nodes: readonly TreeNode[], folder: string): { name: string; to: string }[] {
  return foldersTo(folder).flatMap((path) => {
    const node = findFolder(nodes, path);
    return node ? [{ name: node.name, to: node.link }] : [];
  });
}

function findFolder(nodes: readonly TreeNode[], path: string): TreeNode | undefined {
  for (const node of nodes) {
    if (node.children && node.id === path) return node;
    const inside = node.children && findFolder(node.children, path);
    if (inside) return inside;
  }
  return undefined;
}
