import { useSite } from "@zhian/fragment/use-site";
import { Words } from "@zhian/page/words";
import { Fragment } from "react";
import css from "./redacted-text.module.css";

interface RedactedTextProps {
  /** Text in `[[…]]` is redacted. */
  text: string;
  /** Read out by screen readers instead. */
  word: string;
}

const longest = 18;

/** Redacted text is not in the page at all: only its approximate length is. */
export function RedactedText({ text, word }: RedactedTextProps) {
  const { locale } = useSite();
  return text.split(/\[\[([^[\]]*)\]\]/).map((run, index) =>
    // Splitting by a captured group puts the captures at odd indices.
    index % 2 === 1 ? (
      <span key={index} className={css["redacted"]}>
        <span aria-hidden="true">{"\u00A0".repeat(widthOf(run))}</span>
        <span className="visually-hidden" lang={locale === "zh" ? "zh-Hans" : "en"}>
          {word}
        </span>
      </span>
    ) : (
      <Fragment key={index}>
        <Words>{run}</Words>
      </Fragment>
    ),
  );
}

/** The number of spaces about as wide as a text: 1.5 for a narrow letter, 4 for a Han character. */
function widthOf(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return Math.min(Math.max((text.length - han) * 1.5 + han * 4, 6), longest * 2);
}
