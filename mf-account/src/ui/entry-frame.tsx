import { useText } from "@zhian/i18n/use-text";
import type { Elements } from "@zhian/ui/elements";
import { Notice } from "@zhian/ui/notice";
import css from "./entry-frame.module.css";

interface EntryFrameProps {
  title: string;
  lead: string;
  /** Facts next to the form. */
  facts: readonly { term: string; text: string }[];
  children: Elements;
}

/** A page for signing in or up: its form in one column, and how the input is used in another. */
export function EntryFrame({ title, lead, facts, children }: EntryFrameProps) {
  const t = useText();
  return (
    <div className={`container ${css["page"]}`}>
      <header className={css["head"]}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <div className={css["main"]}>
        <noscript>
          <Notice kind="warn">{t("noScript")}</Notice>
        </noscript>
        {children}
      </div>
      <aside aria-label={t("facts.label")} className={css["aside"]}>
        <dl className={css["facts"]}>
          {facts.map(({ term, text }) => (
            <div key={term} className={css["fact"]}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </aside>
    </div>
  );
}
