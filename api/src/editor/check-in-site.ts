import { locales } from "@zhian/contracts/locale";
import { toColumnTree } from "../cms/column-tree.ts";
import type { Content } from "../content/content.ts";
import type { Item, ItemKind } from "../content/item.ts";
import { itemSchemas, type ValueOf } from "../content/item-schemas.ts";
import type { Reason } from "./reasons.ts";

type Checks = { [Kind in ItemKind]?: (value: ValueOf<Kind>, id: string, content: Content) => Reason[] };

const sectionOf = { news: "news", notices: "notice", zixun: "zixun" } as const;

/** Checks that need the rest of the site, by kind. */
const checks: Checks = {
  hot: ({ links }, _id, { entries }) => {
    const known = new Set(entries.map(({ link }) => link));
    return links.flatMap((link, index) =>
      known.has(link) ? [] : [{ path: `links.${index}`, message: "there is no such page" }],
    );
  },
  seo: (value, id, { pages }) =>
    locales.flatMap((locale) =>
      (["title", "description"] as const).flatMap((field) =>
        [...pages].some(([path, texts]) => path !== id && texts[locale]?.[field] === value[locale][field])
          ? [{ path: `${locale}.${field}`, message: "another page already has this text" }]
          : [],
      ),
    ),
  news: (value, id, content) => [...takenId("news", id, content), ...unknownProducts(value, content)],
  notices: (value, id, content) => [...takenId("notices", id, content), ...unknownProducts(value, content)],
  zixun: (value, id, content) => [
    ...takenId("zixun", id, content),
    ...unknownProducts(value, content),
    ...(toColumnTree(content, "news_tag", "en").some(({ slug }) => slug === value.facts.category)
      ? []
      : [{ path: "facts.category", message: "there is no such category" }]),
  ],
  documents: (value, _id, content) => [
    ...unknownProducts(value, content),
    ...(content.folders.some(({ path }) => path === value.folder)
      ? []
      : [{ path: "folder", message: "there is no such folder" }]),
  ],
};

/** Faults of a value that matches its kind's schema, in content that includes everything else. */
export function reasonsInSite({ kind, id, value }: Item, content: Content): Reason[] {
  const check = checks[kind] as ((value: unknown, id: string, content: Content) => Reason[]) | undefined;
  return check?.(itemSchemas[kind].parse(value), id, content) ?? [];
}

/** URLs identify an article by its id alone, whatever its section. */
function takenId(kind: keyof typeof sectionOf, id: string, { articles }: Content): Reason[] {
  const other = articles.get(id);
  return other && other.section !== sectionOf[kind]
    ? [{ path: "facts.id", message: "another page already has this ID" }]
    : [];
}

function unknownProducts({ facts: { products } }: { facts: { products: string[] } }, { entries }: Content): Reason[] {
  const known = new Set(entries.flatMap(({ code }) => code ?? []));
  return products.every((code) => known.has(code))
    ? []
    : [{ path: "facts.products", message: "there is no such product" }];
}
