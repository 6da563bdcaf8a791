import type { InLanguage } from "@zhian/i18n/in-language";
import { BlockSection } from "@zhian/page/block-section";
import type { DiaryBlock } from "../model/own-block.ts";
import css from "./diary.module.css";

/** A course of events, and the response to each. */
export function Diary({ block }: { block: InLanguage<DiaryBlock> }) {
  return (
    <BlockSection block={block}>
      <ol className={css["diary"]}>
        {block.entries.map(({ when, happens, action }) => (
          <li key={when} className={css["entry"]}>
            <h3 className={css["when"]}>{when}</h3>
            <p>{happens}</p>
            <p className={css["action"]}>
              <span className={css["whose"]}>{block.whose}</span>
              <span>{action}</span>
            </p>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
