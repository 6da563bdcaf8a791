import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import css from "../empty-state/empty-state.module.css";

interface ErrorStateProps {
  /** The failure, in a sentence. */
  title: ReactNode;
  /** What the visitor still has, and what may help. */
  text?: ReactNode;
  /** To try again, first of all. */
  actions?: ReactNode;
  /** By which the fault can be found: "Request 4f2a…". */
  reference?: ReactNode;
}

/** In the place of content that could not be loaded. Announced at once. */
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
