import { BlockSection } from "@zhian/page/block-section";
import { useMarked } from "@zhian/page/use-marked";
import type { BlockOf } from "../../model/page-content.ts";
import { CopyButton } from "../copy-button.tsx";
import css from "./terminal.module.css";

export function Terminal({ block }: { block: BlockOf<"terminal"> }) {
  const marked = useMarked();
  return (
    <BlockSection block={block} tone="tint">
      <ol className={css["steps"]}>
        {block.steps.map(({ explanation, command }, index) => (
          <li key={command} className={css["step"]}>
            <h3 className={css["explanation"]}>{marked(explanation)}</h3>
            <div className={css["line"]}>
              {/* Long commands scroll sideways, which a keyboard must be able to do too. */}
              <pre className={css["command"]} tabIndex={0} lang="en" translate="no">
                <code>{command}</code>
              </pre>
              <CopyButton text={command} step={index + 1} />
            </div>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
