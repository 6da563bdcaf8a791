import type { ReactNode } from "react";
import css from "./fact-line.module.css";

interface FactLineProps {
  facts: readonly { label: string; value: ReactNode }[];
  /** Shown below the facts. */
  action?: ReactNode;
}

/** Facts of a document in one ruled line; on a phone, a ruled list. */
export function FactLine({ facts, action }: FactLineProps) {
  return (
    <div className={css["line"]}>
      <dl className={css["facts"]}>
        {facts.map(({ label, value }) => (
          <div key={label} className={css["fact"]}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {action && <div className={css["action"]}>{action}</div>}
    </div>
  );
}
