import type { DocNode } from "@zhian/contracts/document";
import { type Locale, localePath } from "@zhian/contracts/locale";
import { leavesOf } from "../cms/doc.ts";
import { toDocTree } from "../cms/doc-tree.ts";
import { siteConfigOf } from "../cms/site-config.ts";
import type { Content } from "../content/content.ts";

interface Question {
  locale: Locale;
  /** The site's origin, without a trailing slash. */
  origin: string;
}

const words: Record<Locale, { products: string; other: string }> = {
  en: { products: "Products", other: "In Chinese" },
  zh: { products: "产品", other: "英文版" },
};

/** For programs that read sites: links to the Markdown of every help document, then to the products. */
export function toLlmsText(content: Content, { locale, origin }: Question): string {
  const { title, description } = siteConfigOf(content, locale);
  const at = (path: string) => origin + localePath(locale, path);
  const line = (name: string, address: string, about: string) => `- [${name}](${address}): ${about}`;
  const documents = (section: DocNode) =>
    leavesOf([section]).map((doc) => line(doc.name, at(`${doc.link}.md`), doc.description));
  const products = content.entries
    .filter(({ kind }) => kind === "product")
    .flatMap(({ link, texts }) => {
      const text = texts[locale];
      return text ? [line(text.name, at(link), text.summary)] : [];
    });
  const other = locale === "en" ? "zh" : "en";
  const parts = [
    `# ${title}\n\n> ${description}`,
    `- [${words[locale].other}](${origin + localePath(other, "/llms.txt")})`,
    ...toDocTree(content, locale).map((section) => `## ${section.name}\n\n${documents(section).join("\n")}`),
    `## ${words[locale].products}\n\n${products.join("\n")}`,
  ];
  return `${parts.join("\n\n")}\n`;
}
