import type { Bus } from "@zhian/contracts/bus";
import type { Head } from "@zhian/contracts/head";
import { htmlLang, type Locale, localePath, locales, plainPath } from "@zhian/contracts/locale";

/** Brings document and bus to what a page says of itself. */
export function createSetHead(origin: string, shell: Bus) {
  return function setHead(head: Head): void {
    applyHead(document, head, { origin, locale: shell.get("locale"), pathname: location.pathname });
    const { title, description, keywords } = head;
    shell.set("cms", { ...shell.get("cms"), title, description, keywords });
  };
}

/** The other half of the state `cms`: what the header has loaded of the provider. */
export function followBrand(shell: Bus): void {
  shell.on("brand.loaded").subscribe((brand) => shell.set("cms", { ...shell.get("cms"), ...brand }));
}

interface HeadPlace {
  origin: string;
  locale: Locale;
  pathname: string;
}

/** Brings the document's head to what the page now says of itself, as the server would have written it. */
export function applyHead(document: Document, head: Head, { origin, locale, pathname }: HeadPlace): void {
  document.title = head.title;
  document.documentElement.lang = htmlLang(locale);
  setMeta(document, "description", head.description);
  setMeta(document, "keywords", head.keywords);
  setMeta(document, "robots", head.noindex ? "noindex" : undefined);

  const plain = head.canonical ?? plainPath(pathname);
  const canonical = origin + localePath(head.only ?? locale, plain);
  setLink(document, 'link[rel="canonical"]', { rel: "canonical", href: canonical });
  setFeeds(
    document,
    (head.feeds ?? []).map((feed) => ({ ...feed, path: origin + localePath(locale, feed.path) })),
  );
  if (head.only) {
    for (const link of document.head.querySelectorAll('link[rel="alternate"][hreflang]')) link.remove();
    return;
  }
  for (const each of locales) {
    const lang = htmlLang(each);
    setLink(document, `link[rel="alternate"][hreflang="${lang}"]`, {
      rel: "alternate",
      hreflang: lang,
      href: origin + localePath(each, plain),
    });
  }
  setLink(document, 'link[rel="alternate"][hreflang="x-default"]', {
    rel: "alternate",
    hreflang: "x-default",
    href: origin + plain,
  });
}

function setMeta(document: Document, name: string, content: string | undefined): void {
  const selector = `meta[name="${name}"]`;
  if (!content) {
    document.querySelector(selector)?.remove();
    return;
  }
  const meta = element(document, selector, "meta");
  meta.setAttribute("name", name);
  meta.setAttribute("content", content);
}

function setLink(document: Document, selector: string, attributes: Record<string, string>): void {
  const link = element(document, selector, "link");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
}

function setFeeds(document: Document, feeds: NonNullable<Head["feeds"]>): void {
  for (const link of document.head.querySelectorAll('link[rel="alternate"][type]')) link.remove();
  for (const { title, type, path } of feeds) {
    const link = document.createElement("link");
    for (const [name, value] of Object.entries({ rel: "alternate", type, title, href: path }))
      link.setAttribute(name, value);
    document.head.append(link);
  }
}

function element(document: Document, selector: string, tag: "meta" | "link"): Element {
  const found = document.head.querySelector(selector);
  if (found) return found;
  const made = document.createElement(tag);
  document.head.append(made);
  return made;
}
