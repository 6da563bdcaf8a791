import type { ArticleElement, ArticleNode } from "@zhian/contracts/article";
import type { ArticleTag } from "@zhian/contracts/article-words";
import { htmlLang, type Locale } from "@zhian/contracts/locale";
import { SiteLink } from "@zhian/fragment/site-link";
import { useText } from "@zhian/i18n/use-text";
import { MarkedText, markedRuns } from "@zhian/ui/marked-text";
import { Notice, type NoticeProps } from "@zhian/ui/notice";
import { tableClass } from "@zhian/ui/table";
import { type ComponentType, createElement, Fragment, type ReactElement, type ReactNode } from "react";
import css from "./article-body.module.css";
import { BodyCode } from "./body-code.tsx";
import type { BodyPart } from "./body-part.ts";
import { BodyTab, BodyTabs } from "./body-tabs.tsx";

interface ArticleBodyProps {
  nodes: readonly ArticleNode[];
  /** The language of the text. */
  lang: Locale;
}

/** A text from the CMS. Its elements are created one by one from a closed list: an author's markup is never run. */
export function ArticleBody({ nodes, lang }: ArticleBodyProps) {
  return (
    <div className={css["body"]} lang={htmlLang(lang)}>
      {toChildren(nodes, lang)}
    </div>
  );
}

/** Elements with a component of their own. */
const parts: Partial<Record<ArticleTag, ComponentType<BodyPart>>> = {
  a: BodyLink,
  h2: BodyHeading,
  h3: BodyHeading,
  h4: BodyHeading,
  table: BodyTable,
  pre: BodyCode,
  code: BodyWord,
  note: BodyNote,
  tabs: BodyTabs,
  tab: BodyTab,
};

function toChildren(nodes: readonly ArticleNode[], lang: Locale): readonly ReactElement[] {
  // The text does not change while it is shown: the index is a sufficient key.
  return nodes.map((node, index) =>
    typeof node === "string" ? <MarkedText key={index} text={node} locale={lang} /> : toElement(node, lang, index),
  );
}

function toElement(element: ArticleElement, lang: Locale, key: number): ReactElement {
  const { tag, id, start, align, children } = element;
  const Part = parts[tag];
  if (Part) {
    return (
      <Part key={key} element={element}>
        {toChildren(children, lang)}
      </Part>
    );
  }
  // A table's empty corner is no header.
  const shown = tag === "th" && children.length === 0 ? "td" : tag;
  return createElement(shown, { key, id, start, className: align && css[align] }, ...contentOf(children, lang));
}

/** A single text needs no element of its own. A tag such as `br` takes no content, not even an empty one. */
function contentOf(nodes: readonly ArticleNode[], lang: Locale): ReactNode[] {
  const [only] = nodes;
  if (only === undefined) return [];
  return [nodes.length === 1 && typeof only === "string" ? markedRuns(only, lang) : toChildren(nodes, lang)];
}

/** Text without other languages: printable ASCII. */
const plain = /^[ -~]+$/;

/** Lets paths wrap after a slash, rather than anywhere. */
function BodyWord({ element, children }: BodyPart) {
  const [text, ...more] = element.children;
  if (typeof text !== "string" || more.length > 0 || !plain.test(text)) return <code translate="no">{children}</code>;
  return (
    <code translate="no">
      {text.split(/(?<=\/)/).map((part, index) => (
        // The text does not change while it is shown.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

function BodyLink({ element: { href = "" }, children }: BodyPart) {
  if (href.startsWith("/")) return <SiteLink to={href}>{children}</SiteLink>;
  return (
    <a href={href} {...(!href.startsWith("#") && { rel: "noopener noreferrer external" })}>
      {children}
    </a>
  );
}

/** The sign next to it links to the heading itself, for sharing; the heading's accessible name is its text alone. */
function BodyHeading({ element: { tag, id }, children }: BodyPart) {
  const t = useText();
  if (!id) return createElement(tag, {}, children);
  const textId = `${id}_`;
  return createElement(
    tag,
    { id, "aria-labelledby": textId },
    <span id={textId}>{children}</span>,
    <a href={`#${id}`} className={css["anchor"]} aria-label={t("body.anchor")} />,
  );
}

/** A table wider than a phone scrolls on its own, and must be focusable for that with a keyboard. */
function BodyTable({ children }: BodyPart) {
  const t = useText();
  return (
    <div role="group" aria-label={t("article.table")} tabIndex={0} className={css["scroll"]}>
      <table className={tableClass()}>{children}</table>
    </div>
  );
}

const looks: Record<NonNullable<ArticleElement["kind"]>, NonNullable<NoticeProps["kind"]>> = {
  note: "info",
  warning: "warn",
  danger: "err",
};

function BodyNote({ element: { kind = "note" }, children }: BodyPart) {
  const t = useText();
  return (
    <Notice kind={looks[kind]} role="note" className={css["note"]}>
      <p className={css["noteLabel"]}>{t(`body.${kind}`)}</p>
      {children}
    </Notice>
  );
}
