import { useText } from "@zhian/i18n/use-text";
import type { ContentsEntry } from "../model/article-text.ts";
import css from "./inline-contents.module.css";

/** The page's contents list, where there is no room for it next to the text. */
export function InlineContents({ entries }: { entries: readonly ContentsEntry[] }) {
  const t = useText();
  if (entries.length < 2) return null;
  return (
    <details className={css["contents"]}>
      <summary className={css["label"]}>{t("contents")}</summary>
      <ol className={css["entries"]}>
        {entries.map(({ anchor, text }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className={css["entry"]}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}
