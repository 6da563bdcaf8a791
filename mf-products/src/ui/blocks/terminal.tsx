import { useText } from "@zhian/i18n/use-text";
import { BlockSection } from "@zhian/page/block-section";
import { CopyButton } from "@zhian/page/copy-button";
import { useMarked } from "@zhian/page/use-marked";
import { slipClass } from "@zhian/ui/card";
import { classNames } from "@zhian/ui/class-names";
import { codeClass } from "@zhian/ui/code-block";
import type { BlockOf } from "../../model/page-content.ts";
import css from "./terminal.module.css";

export function Terminal({ block }: { block: BlockOf<"terminal"> }) {
  const t = useText();
  const marked = useMarked();
  const toasts = { copied: t("terminal.copied"), denied: t("terminal.denied") };
  return (
    <BlockSection block={block} tone="tint">
      <ol className={css["steps"]}>
        {block.steps.map(({ explanation, command }, index) => (
          <li key={command} className={css["step"]}>
            <h3 className={css["explanation"]}>{marked(explanation)}</h3>
            <div className={classNames(slipClass(), css["line"])}>
              {/* Long commands scroll sideways, which a keyboard must be able to do too. */}
              <pre className={codeClass()} tabIndex={0} lang="en" translate="no">
                <code>{command}</code>
              </pre>
              <CopyButton
                look="quiet"
                size="small"
                text={command}
                toasts={toasts}
                aria-label={t("terminal.copyStep", { n: index + 1 })}
              >
                {t("terminal.copy")}
              </CopyButton>
            </div>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
