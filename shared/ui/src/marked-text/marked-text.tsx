import type { Locale } from "@zhian/contracts/locale";
import { Fragment } from "react";

const hanRun = /([\p{Script=Han}，。、；：（）《》「」·]*\p{Script=Han}[\p{Script=Han}，。、；：（）《》「」·]*)/u;

/** In an English page, Chinese terms say that they are Chinese: another voice reads them, another font draws them. */
export function MarkedText({ text, locale }: { text: string; locale: Locale }) {
  if (locale === "zh") return text;
  return text.split(hanRun).map((run, index) =>
    // Splitting by a captured group puts what was captured at the odd places.
    index % 2 === 1 ? (
      <span key={index} lang="zh-Hans">
        {run}
      </span>
    ) : (
      <Fragment key={index}>{run}</Fragment>
    ),
  );
}
