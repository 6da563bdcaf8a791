import { useMarked } from "@zhian/page/use-marked";
import { SpecTable } from "@zhian/ui/spec-table";
import type { BlockOf } from "../../model/page-content.ts";
import css from "./deliverable-part.module.css";
import { RedactedText } from "./redacted-text.tsx";

interface DeliverablePartProps {
  part: BlockOf<"deliverable">["document"]["parts"][number];
  /** Read out by screen readers in place of redacted text. */
  redacted: string;
}

export function DeliverablePart({ part: { name, paragraphs, table, listing }, redacted }: DeliverablePartProps) {
  const marked = useMarked();
  return (
    <div className={css["part"]}>
      <h4 className={css["name"]}>{marked(name)}</h4>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph}>
          <RedactedText text={paragraph} word={redacted} />
        </p>
      ))}
      {table && (
        <SpecTable
          caption={marked(name)}
          columns={table.columns}
          rows={table.rows.map(([head = "", ...cells], index) => ({
            key: `${index} ${head}`,
            head: <RedactedText text={head} word={redacted} />,
            cells: cells.map((cell) => <RedactedText key={cell} text={cell} word={redacted} />),
          }))}
        />
      )}
      {listing && (
        <pre className={css["listing"]} lang="en" translate="no">
          <code>
            <RedactedText text={listing.join("\n")} word={redacted} />
          </code>
        </pre>
      )}
    </div>
  );
}
