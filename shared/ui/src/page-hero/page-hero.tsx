import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import css from "./page-hero.module.css";

interface PageHeroProps {
  /** The background: a glaze. */
  ground?: ReactNode;
  /** A breadcrumb. */
  trail?: ReactNode;
  /** The kind of page: a category, a code. */
  eyebrow?: ReactNode;
  title: ReactNode;
  lead: ReactNode;
  /** At most two. */
  actions?: ReactNode;
  figure?: ReactNode;
  /** Three, or four. */
  facts?: readonly HeroFact[];
}

interface HeroFact {
  label: string;
  value: ReactNode;
  /** Id of the section that proves it, without `#`. */
  anchor: string;
}

/** The top of a page: its only level-1 heading, its promise, and facts that link to their proof. */
export function PageHero({ ground, trail, eyebrow, title, lead, actions, figure, facts = [] }: PageHeroProps) {
  return (
    <header className={css["hero"]}>
      {ground && <div className={css["ground"]}>{ground}</div>}
      {trail && <div className={`container ${css["trail"]}`}>{trail}</div>}
      <div className={`container ${figure ? css["split"] : css["whole"]}`}>
        <div className={css["words"]}>
          {eyebrow && <div className={css["eyebrow"]}>{eyebrow}</div>}
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {actions && <div className={css["actions"]}>{actions}</div>}
        </div>
        {figure && <div className={css["figure"]}>{figure}</div>}
      </div>
      {facts.length > 0 && (
        <div className="container">
          <ul className={classNames(css["facts"], css[facts.length === 3 ? "three" : "four"])}>
            {facts.map(({ label, value, anchor }) => (
              <li key={`${anchor} ${label}`}>
                <a href={`#${anchor}`} className={css["fact"]}>
                  <span className={css["value"]}>{value}</span>
                  <span className={css["label"]}>{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </header>
  );
}
