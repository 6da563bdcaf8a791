import { codeKinds } from "@zhian/contracts/article-words";
import { useText } from "@zhian/i18n/use-text";
import { CopyButton } from "@zhian/page/copy-button";
import { CodeBlock } from "@zhian/ui/code-block";
import type { ReactNode } from "react";
import css from "./body-code.module.css";
import type { BodyPart } from "./body-part.ts";

const languages: Readonly<Record<string, string>> = {
  bash: "Shell",
  http: "HTTP",
  ini: "INI",
  json: "JSON",
  nginx: "nginx",
  python: "Python",
  sql: "SQL",
  yaml: "YAML",
};

/** A code block, highlighted by the server. */
export function BodyCode({ element: { title, marks, children } }: BodyPart) {
  const t = useText();
  const code = children.filter((child) => typeof child === "string").join("");
  return (
    <div className={css["code"]}>
      <CodeBlock
        code={code}
        title={languages[title ?? ""] ?? t("body.code")}
        action={
          <CopyButton
            look="quiet"
            size="small"
            text={code}
            toasts={{ copied: t("copy.copied"), denied: t("copy.denied") }}
          >
            {t("copy.code")}
          </CopyButton>
        }
      >
        {marks && toRuns(code, marks)}
      </CodeBlock>
    </div>
  );
}

/** Plain code stays bare text: translators leave code elements alone. */
function toRuns(code: string, marks: readonly number[]): ReactNode {
  const runs: ReactNode[] = [];
  let at = 0;
  for (let index = 0; index + 1 < marks.length; index += 2) {
    const text = code.slice(at, at + (marks[index] ?? 0));
    const kind = codeKinds[marks[index + 1] ?? 0] ?? "plain";
    at += text.length;
    runs.push(
      kind === "plain" ? (
        text
      ) : (
        <span key={index} className={css[kind]}>
          {text}
        </span>
      ),
    );
  }
  return [...runs, code.slice(at)];
}
