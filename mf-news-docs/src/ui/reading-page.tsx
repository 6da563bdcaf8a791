import { htmlLang, type Locale } from "@zhian/contracts/locale";
import type { Elements } from "@zhian/ui/elements";
import type { ReactNode } from "react";
import css from "./reading-page.module.css";

interface ReadingPageProps {
  trail: Elements;
  title: ReactNode;
  lead: ReactNode;
  /** Set if title and lead are in another language than the page. */
  lang?: Locale | undefined;
  facts: Elements;
  /** Next to the text where there is room: its contents list. */
  aside: ReactNode;
  /** `wide`: the text has its own margin. */
  measure?: "text" | "wide";
  children: ReactNode;
}

/** A page that is read from beginning to end: title, facts on a ruled line, contents list on the left, text. */
export function ReadingPage({ trail, title, lead, lang, facts, aside, measure = "text", children }: ReadingPageProps) {
  return (
    <article className={`container ${css["page"]}`}>
      <header className={css["head"]}>
        {trail}
        <div className={css["words"]} lang={lang && htmlLang(lang)}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        {facts}
      </header>
      <div className={css["columns"]}>
        <div className={css["aside"]}>{aside}</div>
        <div className={measure === "wide" ? css["wide"] : css["text"]}>{children}</div>
      </div>
    </article>
  );
}
