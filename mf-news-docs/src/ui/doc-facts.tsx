import type { Document } from "@zhian/contracts/document";
import { localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { formatDate } from "@zhian/page/format-date";
import { Words } from "@zhian/page/words";
import { CopyLink } from "./copy-link.tsx";
import { CopyMarkdown } from "./copy-markdown.tsx";
import { FactLine } from "./fact-line.tsx";
import { PrintPage } from "./print-page.tsx";

interface DocFactsProps {
  document: Pick<Document, "updatedAt" | "appliesTo" | "path" | "lang">;
}

/** A document's date, what it applies to, and its Markdown. */
export function DocFacts({ document: { updatedAt, appliesTo, path, lang } }: DocFactsProps) {
  const t = useText();
  const { locale } = useSite();
  const source = path === "" ? undefined : localePath(lang ?? locale, `${path}.md`);
  const markdown = (
    // In another tab: the response is not a page of the site.
    <a href={source} target="_blank" rel="noopener">
      Markdown
    </a>
  );
  return (
    <FactLine
      facts={[
        ...(updatedAt === ""
          ? []
          : [{ label: t("docs.updated"), value: <time dateTime={updatedAt}>{formatDate(updatedAt, locale)}</time> }]),
        ...(appliesTo === undefined ? [] : [{ label: t("docs.applies"), value: <Words>{appliesTo}</Words> }]),
        ...(source === undefined ? [] : [{ label: t("docs.source"), value: markdown }]),
      ]}
      action={
        <>
          <CopyLink />
          {source !== undefined && <CopyMarkdown address={source} />}
          <PrintPage />
        </>
      }
    />
  );
}
