import { articleSectionSchema } from "@zhian/contracts/article";
import { type Locale, localeOfPath, plainPath } from "@zhian/contracts/locale";
import { docPath } from "../cms/doc-tree.ts";
import type { Content } from "../content/content.ts";
import { toAtom, toJsonFeed } from "./feed.ts";
import { toLlmsText } from "./llms.ts";

export interface SiteText {
  type: string;
  body: string;
}

interface Question {
  /** A path on the site, with its language: `/zh/document/basics/first-server.md`. */
  path: string;
  origin: string;
  now: Date;
}

/** Pages on the site that are not HTML: feeds, Markdown of documents, `llms.txt`. Undefined for any other path. */
export async function findSiteText(content: Content, { path, origin, now }: Question): Promise<SiteText | undefined> {
  const locale = localeOfPath(path);
  const plain = plainPath(path);
  if (plain === "/llms.txt") return { type: "text/plain", body: toLlmsText(content, { locale, origin }) };
  if (plain.endsWith(".md")) return findMarkdown(content, plain, locale);
  const [, name, form] = /^\/(\w+)\/feed\.(atom|json)$/.exec(plain) ?? [];
  const section = articleSectionSchema.safeParse(name);
  if (!section.success) return undefined;
  const question = { section: section.data, locale, origin, now };
  if (form === "atom") return { type: "application/atom+xml", body: await toAtom(content, question) };
  return { type: "application/feed+json", body: await toJsonFeed(content, question) };
}

/** A document as it was written, under its title. Undefined in a language that it is not written in. */
function findMarkdown(content: Content, path: string, locale: Locale): SiteText | undefined {
  const doc = content.docs.get(path.slice(path.lastIndexOf("/") + 1, -".md".length));
  const text = doc?.texts[locale];
  if (!doc || !text || path !== `${docPath(doc)}.md`) return undefined;
  return { type: "text/markdown", body: `# ${text.title}\n\n> ${text.description}\n\n${text.body}\n` };
}
