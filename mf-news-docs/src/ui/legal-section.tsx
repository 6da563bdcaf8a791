import { useText } from "@zhian/i18n/use-text";
import { useMarked } from "@zhian/page/use-marked";
import type { LegalPage } from "../model/legal-document.ts";
import css from "./legal-section.module.css";

interface LegalSectionProps {
  section: LegalPage["sections"][number];
  number: number;
}

/** Numbered clauses, with a plain-language summary in the margin. The number links to the section itself. */
export function LegalSection({ section: { anchor, heading, summary, clauses }, number }: LegalSectionProps) {
  const marked = useMarked();
  const t = useText();
  return (
    <section id={anchor} aria-labelledby={`${anchor}-heading`} className={css["section"]}>
      <h2 id={`${anchor}-heading`} className={css["heading"]}>
        <a href={`#${anchor}`} aria-label={t("legal.section", { number })} className={css["number"]}>
          {number}
        </a>
        <span>{marked(heading)}</span>
      </h2>
      <div role="note" className={css["summary"]}>
        <p className={css["label"]}>{t("legal.plainly")}</p>
        <p>{marked(summary)}</p>
      </div>
      <ol className={css["clauses"]}>
        {clauses.map(({ text, points }, index) => (
          <li key={text} className={css["clause"]}>
            <span className={css["place"]}>{`${number}.${index + 1}`}</span>
            <div className={css["text"]}>
              <p>{marked(text)}</p>
              {points && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{marked(point)}</li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
