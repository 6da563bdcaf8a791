import type { DocNode } from "@zhian/contracts/document";
import type { Locale } from "@zhian/contracts/locale";
import { type Content, type Doc, type Folder, pickText } from "../content/content.ts";

const documentsPath = "/document";

/** The tree of help documents: sections, their groups, and the contents of each; documents come before groups. */
export function toDocTree(content: Content, locale: Locale): DocNode[] {
  return childrenOf(content, "", locale);
}

/** A folder's contents; empty for a path without a folder. */
export function toDocLabel(content: Content, path: string, locale: Locale): DocNode[] {
  return toDocTag(content, path, locale).flatMap(({ children }) => children);
}

/** A folder with everything in it; empty for a path without a folder. */
export function toDocTag(content: Content, path: string, locale: Locale): DocNode[] {
  const folders = content.folders.filter((folder) => folder.path === path);
  return folders.flatMap((folder) => toFolderNode(content, folder, locale) ?? []);
}

function childrenOf(content: Content, parent: string, locale: Locale): DocNode[] {
  const docs = [...content.docs.values()].filter(({ folder }) => folder === parent);
  const folders = content.folders.filter(({ path }) => parentOf(path) === parent);
  return [
    ...docs.flatMap((doc) => toDocNode(doc, locale) ?? []),
    ...folders.flatMap((folder) => toFolderNode(content, folder, locale) ?? []),
  ];
}

function toFolderNode(content: Content, { path, texts }: Folder, locale: Locale): DocNode | undefined {
  const text = pickText(texts, locale);
  if (!text) return undefined;
  const { title, description, lang } = text;
  return {
    kind: "folder",
    id: path,
    parent_id: parentOf(path),
    name: title,
    // A group is a part of its section's page.
    link: path.includes("/")
      ? `${documentsPath}/${sectionOf(path)}#${path.split("/").at(-1)}`
      : `${documentsPath}/${path}`,
    slug: path.split("/").at(-1) ?? path,
    desc: description,
    img: "",
    title,
    description,
    keywords: title,
    ...(lang && { lang }),
    children: childrenOf(content, path, locale),
  };
}

function toDocNode({ id, folder, texts }: Doc, locale: Locale): DocNode | undefined {
  const text = pickText(texts, locale);
  if (!text) return undefined;
  const { title, description, keywords, lang } = text;
  const words = { name: title, desc: description, title, description, keywords, ...(lang && { lang }) };
  const place = { id, parent_id: folder, link: docPath({ id, folder }), slug: id, img: "" };
  return { kind: "document", ...place, ...words, children: [] };
}

export function docPath({ id, folder }: Pick<Doc, "id" | "folder">): string {
  return `${documentsPath}/${sectionOf(folder)}/${id}`;
}

export function sectionOf(folder: string): string {
  return folder.split("/", 1)[0] ?? folder;
}

function parentOf(path: string): string {
  return path.includes("/") ? sectionOf(path) : "";
}
