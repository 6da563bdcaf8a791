import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import css from "../empty-state/empty-state.module.css";

interface ErrorStateProps {
  /** The failure, in a sentence. */
  title: ReactNode;
  /** What the visitor still has, and what may help. */
  text?: ReactNode;
  /** Retrying comes first. */
  actions?: ReactNode;
  /** Identifies the fault: "Request 4f2a…". */
  reference?: ReactNode;
}

/** Replaces content that could not be loaded. Announced at once. */
export function ErrorState({ title, text, actions, reference }: ErrorStateProps) {
  return (
    <div role="alert" className={classNames(css["state"], css["fault"])}>
      <p className={css["title"]}>{title}</p>
      {text && <div className={css["text"]}>{text}</div>}
      {actions && <div className={css["actions"]}>{actions}</div>}
      {reference && <p className={css["reference"]}>{reference}</p>}
    </div>
  );
}
