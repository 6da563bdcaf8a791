import { articlePath } from "@zhian/contracts/article-words";
import { docPath } from "../cms/doc-tree.ts";
import type { Article, Content, Doc, SearchEntry, Texts } from "../content/content.ts";
import type { Findable } from "./search-index.ts";

/** Everything that a visitor can search for: the seed's entries, help documents, news, notices, industry news. */
export function toFindables({ entries, docs, articles }: Content): Findable[] {
  return [
    ...entries,
    ...[...docs.values()].map(toFindableDoc),
    ...[...articles.values()].flatMap((article) => toFindableArticle(article)),
  ];
}

function toFindableDoc(doc: Doc): Findable {
  return { kind: "document", link: docPath(doc), ...wordsOf(doc.texts) };
}

function toFindableArticle({ id, section, texts, published_at: publishedAt }: Article): Findable[] {
  if (publishedAt === null) return [];
  const kind = section === "notice" ? "notice" : "news";
  return [{ kind, link: articlePath(section, id), publishedAt, ...wordsOf(texts) }];
}

interface Words {
  title: string;
  description: string;
  keywords: string;
  body: string;
}

function wordsOf({ en, zh }: Texts<Words>): Pick<SearchEntry, "code" | "aliases" | "texts"> & { body: string } {
  const both = [en, zh].filter((text) => text !== undefined);
  return {
    code: null,
    aliases: both.flatMap(({ keywords }) => keywords.split(/[,，]/)),
    texts: { en: en && toText(en), zh: zh && toText(zh) },
    body: both.map(({ body }) => toWords(body)).join("\n"),
  };
}

function toText({ title, description }: Words) {
  return { name: title, summary: description };
}

/** Markdown without the parts that readers do not see: link targets, and the lines that only mark a note, a tab or code. */
function toWords(markdown: string): string {
  return markdown.replace(/\]\([^()\n]*\)/g, "]").replace(/^(?::{3,}|`{3,}|~{3,}).*$/gm, "");
}
