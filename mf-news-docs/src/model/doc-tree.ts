import type { DocNode } from "@zhian/contracts/document";
import type { Locale } from "@zhian/contracts/locale";

/** A place in the tree beside a document: as little of it as its links need. */
export interface TreeNode {
  id: string;
  name: string;
  link: string;
  lang?: Locale | undefined;
  /** Of a document none. */
  children?: TreeNode[];
}

export function toTree(nodes: readonly DocNode[]): TreeNode[] {
  return nodes.map((node) => {
    const { id, name, link, lang, children } = node;
    return { id, name, link, ...(lang && { lang }), ...(kindOf(node) === "folder" && { children: toTree(children) }) };
  });
}

/** A place as the lists of a section show it: without the metadata for search engines. */
export interface ListNode extends Pick<DocNode, "kind" | "id" | "slug" | "name" | "link" | "lang"> {
  desc: string;
  children: ListNode[];
}

/** `isBrief`: no words on documents, which their names alone stand for. */
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

/** A CMS that gives no kinds has folders all the same. */
function kindOf({ kind, children }: DocNode): DocNode["kind"] {
  return children.length > 0 ? "folder" : kind;
}

/** The folders that lead to a place, from the top: `a/b` lies in `a` and in itself. */
export function foldersTo(folder: string): string[] {
  const parts = folder.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** The folders that lead to a place as they are called, without the place itself. */
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
