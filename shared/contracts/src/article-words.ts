// Separate from `article.ts`, so that a page that only shows articles loads no schemas.

/** Elements of a text: those of Markdown, notes and tabs, and nothing active. */
export const articleTags = [
  "p",
  "h2",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "strong",
  "em",
  "del",
  "code",
  "pre",
  "blockquote",
  "a",
  "br",
  "hr",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
  "note",
  "tabs",
  "tab",
] as const;
export type ArticleTag = (typeof articleTags)[number];

export const noteKinds = ["note", "warning", "danger"] as const;

/** Token kinds of the highlighter; a mark refers to one by its index here. */
export const codeKinds = ["plain", "comment", "string", "number", "keyword", "name", "key"] as const;

export const articleSections = ["news", "notice", "zixun"] as const;
export type ArticleSection = (typeof articleSections)[number];
/** Plain path of an article; the specification's paths differ by section. */
export function articlePath(section: ArticleSection, id: string): string {
  const page = section === "zixun" ? "/zixun/article" : `/${section}/detail`;
  return `${page}?id=${encodeURIComponent(id)}`;
}
