import { BlockSection } from "@zhian/page/block-section";
import { useMarked } from "@zhian/page/use-marked";
import { classNames } from "@zhian/ui/class-names";
import { tableClass } from "@zhian/ui/table";
import { useId } from "react";
import type { BlockOf } from "../../model/page-content.ts";
import css from "./attacks.module.css";

type Block = BlockOf<"attacks">;

/**
 * A table of attacks, each with a radio button: the log below shows the line of the chosen one (on a phone, under its attack).
 * Style sheets do that; without them, the table shows all lines.
 */
export function Attacks({ block }: { block: Block }) {
  const marked = useMarked();
  const { labels } = block;
  const [captionId, name] = [useId(), useId()];
  return (
    <BlockSection block={block}>
      <fieldset className={css["attacks"]}>
        <legend className="visually-hidden">{labels.choose}</legend>
        <table
          className={classNames(tableClass({ density: "prose", stacks: "facts" }), css["table"])}
          aria-labelledby={captionId}
        >
          <caption id={captionId}>{block.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.attack}</th>
              <th scope="col">{labels.without}</th>
              <th scope="col">{labels.with}</th>
              <th scope="col" className={css["logHead"]}>
                {labels.log}
              </th>
            </tr>
          </thead>
          <tbody>
            {block.items.map((attack, index) => (
              <Attack key={attack.id} attack={attack} labels={labels} group={name} isFirst={index === 0} />
            ))}
          </tbody>
        </table>
      </fieldset>
      <p className={css["note"]}>{marked(block.note)}</p>
    </BlockSection>
  );
}

interface AttackProps extends Pick<Block, "labels"> {
  attack: Block["items"][number];
  /** Name of the radio buttons. */
  group: string;
  isFirst: boolean;
}

function Attack({ attack: { id, name, request, without, with: after, log }, labels, group, isFirst }: AttackProps) {
  return (
    <tr className={css["row"]}>
      <th scope="row">
        <label className={css["name"]}>
          <input type="radio" name={group} value={id} defaultChecked={isFirst} className={css["radio"]} />
          <span>{name}</span>
        </label>
        <code className={css["request"]} lang="en" translate="no">
          {request}
        </code>
      </th>
      <td data-label={labels.without}>{without}</td>
      <td data-label={labels.with}>{after}</td>
      <td className={css["log"]} data-label={labels.log}>
        <code lang="en" translate="no">
          {log.map((field) => (
            <span key={field} className={css["field"]}>
              {`${field} `}
            </span>
          ))}
        </code>
      </td>
    </tr>
  );
}
