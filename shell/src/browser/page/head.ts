import type { Bus } from "@zhian/contracts/bus";
import type { Head } from "@zhian/contracts/head";
import { htmlLang, type Locale, localePath, locales, plainPath } from "@zhian/contracts/locale";

/** Updates the document and the bus from the head that a page sets. */
export function createSetHead(origin: string, shell: Bus) {
  return function setHead(head: Head): void {
    applyHead(document, head, { origin, locale: shell.get("locale"), pathname: location.pathname });
    const { title, description, keywords } = head;
    shell.set("cms", { ...shell.get("cms"), title, description, keywords });
  };
}

/** Adds the other half of the state `cms`: the provider's details, which the header loads. */
export function followBrand(shell: Bus): void {
  shell.on("brand.loaded").subscribe((brand) => shell.set("cms", { ...shell.get("cms"), ...brand }));
}

interface HeadPlace {
  origin: string;
  locale: Locale;
  pathname: string;
}

/** Updates the document's head to that of the current page, as the server would have rendered it. */
export function applyHead(document: Document, head: Head, { origin, locale, pathname }: HeadPlace): void {
  document.title = head.title;
  document.documentElement.lang = htmlLang(locale);
  setMeta(document, "description", head.description);
  setMeta(document, "keywords", head.keywords);
  setMeta(document, "robots", head.noindex ? "noindex" : undefined);

  for (const link of document.head.querySelectorAll('[rel="canonical"], [rel="alternate"]')) link.remove();
  const plain = head.canonical ?? plainPath(pathname);
  const urlIn = (language: Locale, path = plain) => origin + localePath(language, path);
  add(document, "link", { rel: "canonical", href: urlIn(head.only ?? locale) });
  for (const { title, type, path } of head.feeds ?? []) {
    add(document, "link", { rel: "alternate", type, title, href: urlIn(locale, path) });
  }
  if (head.only) return;
  for (const each of locales) add(document, "link", { rel: "alternate", hreflang: htmlLang(each), href: urlIn(each) });
  add(document, "link", { rel: "alternate", hreflang: "x-default", href: origin + plain });
}

function setMeta(document: Document, name: string, content: string | undefined): void {
  document.head.querySelector(`meta[name="${name}"]`)?.remove();
  if (content) add(document, "meta", { name, content });
}

function add(document: Document, tag: "link" | "meta", attributes: Record<string, string>): void {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
}
