import { type ReactNode, useId } from "react";
import { classNames } from "../class-names/class-names.ts";
import type { Elements } from "../elements/elements.ts";
import { Part } from "../part/part.tsx";
import css from "./section.module.css";

export interface SectionProps {
  heading: ReactNode;
  /** Makes `#anchor` addressable. */
  anchor?: string | undefined;
  lead?: ReactNode;
  /** Shown to the right of the heading: a link, a switch. */
  aside?: ReactNode;
  tone?: "plain" | "tint" | undefined;
  children: Elements;
}

/** A section of a page: a ruled, left-aligned heading in the page's grid, its lead, its content. */
export function Section({ heading, anchor, lead, aside, tone = "plain", children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={anchor} aria-labelledby={headingId} className={classNames("section", css["section"], css[tone])}>
      <div className="container">
        <div className={css["head"]}>
          <div className={css["words"]}>
            <h2 id={headingId}>{heading}</h2>
            {lead && <p className="lead">{lead}</p>}
          </div>
          {aside && <div className={css["aside"]}>{aside}</div>}
        </div>
        <Part>{children}</Part>
      </div>
    </section>
  );
}
