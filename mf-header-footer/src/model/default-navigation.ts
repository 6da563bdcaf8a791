import { type Catalogue, type ProductKind, solutionsOf } from "@zhian/contracts/catalogue";
import { catalogueAnchor } from "@zhian/contracts/catalogue-anchor";
import type { Locale } from "@zhian/contracts/locale";
import type { NavEntry, NavLink } from "./navigation.ts";

const kinds: readonly [ProductKind, Record<Locale, string>][] = [
  ["compute", { en: "Compute", zh: "计算" }],
  ["network", { en: "Network", zh: "网络" }],
  ["storage", { en: "Storage", zh: "存储" }],
  ["database", { en: "Database", zh: "数据库" }],
  ["security-product", { en: "Security products", zh: "安全产品" }],
  ["security-service", { en: "Security services", zh: "安全服务" }],
  ["hosting", { en: "Hosting", zh: "主机托管" }],
  ["domain", { en: "Domains and certificates", zh: "域名与证书" }],
];

const pages: readonly [string, Record<Locale, string>][] = [
  ["/news", { en: "News", zh: "新闻" }],
  ["/document", { en: "Documents", zh: "文档" }],
  ["/about", { en: "About", zh: "关于我们" }],
];

/** The header's navigation while the CMS is not responding: everything that the site offers. */
export function defaultNavigation(catalogue: Catalogue, locale: Locale): NavEntry[] {
  const products = kinds.flatMap(([kind, name], index) => {
    const links = productsOf(catalogue, kind, locale);
    if (links.length === 0) return [];
    return [{ id: -10 - index, name: name[locale], links, count: links.length, all: `/#${catalogueAnchor(kind)}` }];
  });
  const solutionLinks = solutionsOf(catalogue).map(({ slug, name }) => ({
    name: name[locale],
    link: `/solution/${slug}`,
    desc: "",
  }));
  const names =
    locale === "zh" ? { products: "产品", solutions: "解决方案" } : { products: "Products", solutions: "Solutions" };
  return [
    { form: "groups", id: -1, name: names.products, desc: "", groups: products, products: catalogue.length },
    ...(solutionLinks.length > 0 ? [solutionsEntry(names.solutions, solutionLinks)] : []),
    ...pages.map(([link, name], index): NavEntry => ({ form: "link", id: -4 - index, name: name[locale], link })),
  ];
}

function solutionsEntry(name: string, links: NavLink[]): NavEntry {
  const groups = [{ id: -3, name, links, count: links.length, all: "/#solutions" }];
  return { form: "groups", id: -2, name, desc: "", groups, products: 0 };
}

function productsOf(catalogue: Catalogue, kind: ProductKind, locale: Locale): NavLink[] {
  return catalogue
    .filter((product) => product.kind === kind)
    .map(({ code, seal, name }) => ({ name: name[locale], link: `/products/${code}`, desc: "", code, seal }));
}
