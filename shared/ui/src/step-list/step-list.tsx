import type { ReactNode } from "react";
import css from "./step-list.module.css";

export interface Step {
  key: string;
  title: ReactNode;
  text: ReactNode;
  /** How long it takes. */
  duration?: ReactNode;
  /** Who does it. */
  who?: ReactNode;
}

/** Steps in order, with how long each takes and who does it. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={css["steps"]}>
      {steps.map(({ key, title, text, duration, who }) => (
        <li key={key} className={css["step"]}>
          <h3 className={css["title"]}>{title}</h3>
          <p className={css["text"]}>{text}</p>
          {(duration || who) && (
            <p className={css["meta"]}>
              {duration && <span className={css["duration"]}>{duration}</span>}
              {who && <span>{who}</span>}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
