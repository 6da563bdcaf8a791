import { type ReactNode, useId } from "react";
import css from "./code-block.module.css";
import { CopyCode, type CopyTexts } from "./copy-code.tsx";

interface CodeBlockProps {
  /** What is copied. */
  code: string;
  /** What it is or where it belongs: "nginx.conf", "Terminal". */
  title: ReactNode;
  /** Without them nothing can be copied by a button. */
  copy?: CopyTexts | undefined;
  /** The same code with marks of a server's highlighter; without it the code is plain. */
  children?: ReactNode;
}

/** Lines of code or commands. Long lines scroll sideways, which a keyboard can do, too. */
export function CodeBlock({ code, title, copy, children }: CodeBlockProps) {
  const titleId = useId();
  return (
    <figure className={css["block"]} aria-labelledby={titleId}>
      <figcaption className={css["head"]}>
        <span id={titleId}>{title}</span>
        {copy && <CopyCode code={code} texts={copy} />}
      </figcaption>
      <pre className={css["code"]} tabIndex={0} lang="en" translate="no" aria-labelledby={titleId} role="group">
        <code>{children ?? code}</code>
      </pre>
    </figure>
  );
}
