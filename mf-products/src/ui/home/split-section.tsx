import { useMarked } from "@zhian/page/use-marked";
import { classNames } from "@zhian/ui/class-names";
import { type ReactNode, useId } from "react";
import css from "./split-section.module.css";

interface SplitSectionProps {
  anchor: string;
  heading: string;
  lead: string;
  tone?: "plain" | "tint";
  children: ReactNode;
}

/** A section whose heading is next to its content, and stays in view while that is read. */
export function SplitSection({ anchor, heading, lead, tone = "plain", children }: SplitSectionProps) {
  const marked = useMarked();
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className={classNames("section", css["section"], css[tone])}>
      <div className={`container ${css["split"]}`}>
        <div className={css["words"]}>
          <h2 id={id}>{heading}</h2>
          <p>{marked(lead)}</p>
        </div>
        <div className={css["content"]}>{children}</div>
      </div>
    </section>
  );
}
