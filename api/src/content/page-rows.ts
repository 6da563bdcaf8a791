import type { ArticleSection } from "@zhian/contracts/article-words";
import type { FactsOf, newsTags, PageText } from "./page-schema.ts";
import { type Folder, folderOf, type Page } from "./read-pages.ts";
import type { Row } from "./seed-rows.ts";

/** Morning in UTC+8, for dates without a time. */
const morning = "T02:00:00Z";

const tagNames: Record<(typeof newsTags)[number], { en: string; zh: string }> = {
  cloud: { en: "Cloud", zh: "云计算" },
  security: { en: "Security", zh: "安全" },
  product: { en: "Products", zh: "产品" },
  company: { en: "Company", zh: "公司" },
};

export function toNewsRow({ facts, texts }: Page<"news">): Row {
  const { date, draft, demo, tags } = facts;
  return {
    ...toArticleRow("news", facts, texts),
    type: typeOf(tags),
    published_at: draft ? null : date + morning,
    is_demo: demo ?? false,
    texts: {
      en: texts.en && { ...toText(texts.en), tags: tags.map((tag) => tagNames[tag].en) },
      zh: texts.zh && { ...toText(texts.zh), tags: tags.map((tag) => tagNames[tag].zh) },
    },
  };
}

export function toNoticeRow({ facts, texts }: Page<"notices">): Row {
  const { type, severity, state, startsAt, endsAt, publishedAt } = facts;
  return {
    ...toArticleRow("notice", facts, texts),
    type,
    severity,
    state,
    starts_at: startsAt,
    ends_at: endsAt ?? null,
    published_at: publishedAt,
    // There is no service yet that could have an incident.
    is_demo: true,
  };
}

export function toZixunRow({ facts, texts }: Page<"zixun">): Row {
  return {
    ...toArticleRow("zixun", facts, texts),
    category: facts.category,
    published_at: facts.date + morning,
  };
}

type Texts = Page<"news">["texts"];

function toArticleRow(
  section: ArticleSection,
  facts: Pick<FactsOf<"news">, "id" | "products" | "updatedAt">,
  texts: Texts,
): Row {
  return {
    id: facts.id,
    section,
    type: 4,
    updated_at: facts.updatedAt === undefined ? null : facts.updatedAt + morning,
    products: facts.products,
    is_demo: false,
    texts: { en: texts.en && toText(texts.en), zh: texts.zh && toText(texts.zh) },
  };
}

/** The specification's bulletin types, also used for news. */
function typeOf(tags: FactsOf<"news">["tags"]): number {
  if (tags[0] === "product") return 1;
  return tags[0] === "security" ? 2 : 4;
}

function toText({ title, description, keywords, body }: PageText): Row {
  return { title, description, keywords: keywords.join(","), tags: [], body };
}

/** A section of documents, or a group within one, as a row of the database. */
export function toFolderRow({ path, order, texts }: Folder): Row {
  return { path, position: order, texts };
}

export function toDocRow({ path, facts, texts }: Page<"documents">): Row {
  const { id, order, updatedAt, products } = facts;
  return {
    id,
    folder: folderOf(path),
    position: order,
    updated_at: updatedAt,
    products,
    texts: { en: texts.en && toDocText(texts.en), zh: texts.zh && toDocText(texts.zh) },
  };
}

function toDocText({ keywords, ...text }: PageText): Row {
  return { ...text, keywords: keywords.join(",") };
}
