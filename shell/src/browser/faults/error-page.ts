import { contactEmail } from "@zhian/contracts/contact";
import { isMissing } from "@zhian/contracts/error-page";
import { errorWords } from "@zhian/contracts/error-words";
import { type Locale, localePath } from "@zhian/contracts/locale";
import { textLimits } from "@zhian/contracts/text-limits";

export interface ErrorOnPage {
  title: string;
  status: number;
}

/** Fills the main slot with the same error page as the server's: what happened, and where to go next. */
export function showErrorPage(slot: HTMLElement, { title, status }: ErrorOnPage, locale: Locale): void {
  const words = errorWords[locale];
  const section = element("section", { className: "zhian-error" }, [
    ...(status < 400 ? [] : [element("p", { className: "zhian-error-status", textContent: String(status) })]),
    element("h1", { textContent: title }),
    element("p", { className: "lead", textContent: isMissing(status) ? words.missing : words.failed }),
    ...(status < 500 ? [] : [again(words.retry)]),
    ways(status, locale),
  ]);
  slot.replaceChildren(section);
}

/** An empty `href` is this page's own URL: the shell leaves the link to the browser, which reloads the page. */
function again(retry: string): HTMLElement {
  const link = element("a", { className: "zhian-error-retry", textContent: retry });
  link.setAttribute("href", "");
  return link;
}

function ways(status: number, locale: Locale): HTMLElement {
  const words = errorWords[locale];
  const home = isMissing(status) ? words.toHome : words.toHomeElsewhere;
  const rows: [string, HTMLElement][] = [
    [words.home, element("a", { href: localePath(locale, "/"), textContent: home })],
    [words.search, search(locale)],
    [words.contact, element("a", { href: `mailto:${contactEmail}`, textContent: contactEmail })],
  ];
  return element(
    "dl",
    {},
    rows.map(([name, way]) => element("div", {}, [element("dt", { textContent: name }), element("dd", {}, [way])])),
  );
}

function search(locale: Locale): HTMLElement {
  const words = errorWords[locale];
  const input = element("input", {
    type: "search",
    name: "q",
    maxLength: textLimits.query,
    placeholder: words.searchHint,
  });
  input.setAttribute("aria-label", words.searchLabel);
  const form = element("form", { method: "get", action: localePath(locale, "/search") }, [
    input,
    element("button", { textContent: words.find }),
  ]);
  form.setAttribute("role", "search");
  return form;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  children: readonly Node[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}
