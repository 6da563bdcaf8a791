import { BlockSection } from "@zhian/page/block-section";
import { Words } from "@zhian/page/words";
import type { BlockOf } from "../../model/page-content.ts";
import { CopyButton } from "../copy-button.tsx";
import css from "./terminal.module.css";

export function Terminal({ block }: { block: BlockOf<"terminal"> }) {
  return (
    <BlockSection block={block} tone="tint">
      <ol className={css["steps"]}>
        {block.steps.map(({ explanation, command }, index) => (
          <li key={command} className={css["step"]}>
            <h3 className={css["explanation"]}>
              <Words>{explanation}</Words>
            </h3>
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
