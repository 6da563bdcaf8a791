import type { Locale } from "@zhian/contracts/locale";
import type { ReactElement } from "react";

interface MarkedTextProps {
  text: string;
  locale: Locale;
}

/** On an English page, Chinese terms are marked as Chinese, for another voice and another font. */
export function MarkedText({ text, locale }: MarkedTextProps) {
  return <span>{markedRuns(text, locale)}</span>;
}

const hanRun = /([\p{Script=Han}，。、；：（）《》「」·]*\p{Script=Han}[\p{Script=Han}，。、；：（）《》「」·]*)/u;

/** The same, for an element that contains nothing else. */
export function markedRuns(text: string, locale: Locale): string | readonly ReactElement[] {
  const runs = locale === "zh" ? [text] : text.split(hanRun);
  if (runs.length === 1) return text;
  // Splitting by a captured group puts the captures at odd indices.
  return runs.flatMap((run, index) =>
    run === ""
      ? []
      : [
          <span key={index} lang={index % 2 === 1 ? "zh-Hans" : undefined}>
            {run}
          </span>,
        ],
  );
}
