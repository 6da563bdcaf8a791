import { type Locale, localePath } from "@zhian/contracts/locale";

const words = {
  en: { label: "Breadcrumb", home: "Home", names: "Domain names" },
  zh: { label: "当前位置", home: "首页", names: "域名服务" },
} as const;

/** The breadcrumbs of a page: home, the product, and the page itself unless it is the product's. */
export function trailOf(locale: Locale, here?: string) {
  const { label, home, names } = words[locale];
  const crumbs = [{ label: home, href: localePath(locale, "/") }];
  return {
    label,
    crumbs: here
      ? [...crumbs, { label: names, href: localePath(locale, "/products/bcd") }, { label: here }]
      : [...crumbs, { label: names }],
  };
}

/** The same for search engines: names with plain paths. */
export function pathOf(locale: Locale, here?: { name: string; path: string }) {
  const { home, names } = words[locale];
  return [{ name: home, path: "/" }, { name: names, path: "/products/bcd" }, ...(here ? [here] : [])];
}
