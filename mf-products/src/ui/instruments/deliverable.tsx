import { BlockSection } from "@zhian/page/block-section";
import { useMarked } from "@zhian/page/use-marked";
import { cardClass } from "@zhian/ui/card";
import { classNames } from "@zhian/ui/class-names";
import { Figure } from "@zhian/ui/figure";
import { Seal } from "@zhian/ui/seal";
import { Tabs } from "@zhian/ui/tabs";
import type { BlockOf } from "../../model/page-content.ts";
import css from "./deliverable.module.css";
import { DeliverablePart } from "./deliverable-part.tsx";
import { RedactedText } from "./redacted-text.tsx";

/** A sheet of paper with its title and number, its parts one at a time, and the signature. */
export function Deliverable({ block }: { block: BlockOf<"deliverable"> }) {
  const marked = useMarked();
  const { labels, document, caption, note } = block;
  return (
    <BlockSection block={block}>
      <Figure caption={marked(caption)}>
        <article className={classNames(cardClass(), css["sheet"])}>
          <header className={css["head"]}>
            <div>
              <h3 className={css["title"]}>{marked(document.title)}</h3>
              <ul className={css["meta"]}>
                {document.meta.map((line) => (
                  <li key={line}>
                    <RedactedText text={line} word={labels.redacted} />
                  </li>
                ))}
              </ul>
            </div>
            <p className={css["number"]}>
              <span className={css["sample"]}>{labels.sample}</span>
              <code lang="en" translate="no">
                {document.number}
              </code>
            </p>
          </header>
          <Tabs
            isSteady
            label={labels.parts}
            tabs={document.parts.map((part) => ({
              key: part.id,
              label: marked(part.name),
              panel: <DeliverablePart part={part} redacted={labels.redacted} />,
            }))}
          />
          <footer className={css["signature"]}>
            <p>
              <RedactedText text={document.signed} word={labels.redacted} />
            </p>
            <Seal glyph="安" look="vermilion" size="large" />
          </footer>
        </article>
      </Figure>
      {note && <p className={css["note"]}>{marked(note)}</p>}
    </BlockSection>
  );
}
