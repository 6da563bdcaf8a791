import { type ReactNode, useId } from "react";
import { slipClass } from "../card/card.ts";
import { classNames } from "../class-names/class-names.ts";
import css from "./code-block.module.css";

interface CodeBlockProps {
  code: string;
  /** Its kind or location: "nginx.conf", "Terminal". */
  title: ReactNode;
  /** Shown next to the title: the copy button. */
  action?: ReactNode;
  /** The same code with markup from the server's highlighter; without it, the code is plain. */
  children?: ReactNode;
}

/** The class of code lines that scroll horizontally, in a `CodeBlock` or not. */
export function codeClass(): string | undefined {
  return css["code"];
}

/** Lines of code or commands. Long lines scroll horizontally, also by keyboard. */
export function CodeBlock({ code, title, action, children }: CodeBlockProps) {
  const titleId = useId();
  return (
    <figure className={classNames(slipClass(), css["block"])} aria-labelledby={titleId}>
      <figcaption className={css["head"]}>
        <span id={titleId}>{title}</span>
        {action && <span className={css["action"]}>{action}</span>}
      </figcaption>
      <pre className={css["code"]} tabIndex={0} lang="en" translate="no" aria-labelledby={titleId} role="group">
        <code>{children ?? code}</code>
      </pre>
    </figure>
  );
}
