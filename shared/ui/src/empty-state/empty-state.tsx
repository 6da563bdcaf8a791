import type { ReactNode } from "react";
import css from "./empty-state.module.css";

interface EmptyStateProps {
  /** The missing content, in a sentence: "No domain names in the cart". */
  title: ReactNode;
  /** Why it is empty, or how to fill it. */
  text?: ReactNode;
  /** At most two next steps. */
  actions?: ReactNode;
}

/** Replaces an empty list. To have it announced, give its region a `role`. */
export function EmptyState({ title, text, actions }: EmptyStateProps) {
  return (
    <div className={css["state"]}>
      <p className={css["title"]}>{title}</p>
      {text && <div className={css["text"]}>{text}</div>}
      {actions && <div className={css["actions"]}>{actions}</div>}
    </div>
  );
}
