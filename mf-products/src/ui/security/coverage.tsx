import { useSite } from "@zhian/fragment/use-site";
import { BlockSection } from "@zhian/page/block-section";
import { Words } from "@zhian/page/words";
import { Choice } from "@zhian/ui/choice";
import { classNames } from "@zhian/ui/class-names";
import { tableClass } from "@zhian/ui/table";
import { useId } from "react";
import type { BlockOf } from "../../model/page-content.ts";
import css from "./coverage.module.css";

type Block = BlockOf<"coverage">;

const levels = ["all", "level2", "level3"] as const;

/** The table of all clauses; radio buttons narrow it to a level, without script. */
export function Coverage({ block }: { block: Block }) {
  const { labels, controls, note, source } = block;
  const captionId = useId();
  return (
    <BlockSection block={block}>
      <div className={css["scope"]}>
        <div className={css["choice"]}>
          <Choice
            legend={labels.filter}
            options={levels.map((value) => ({ value, label: labels[value] }))}
            initial="all"
          />
        </div>
        <section className={css["frame"]} aria-labelledby={captionId} tabIndex={0}>
          <table className={classNames(tableClass({ density: "prose", stacks: "facts" }), css["table"])}>
            <caption id={captionId}>{block.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{labels.control}</th>
                <th scope="col" className={css["atLevel2"]}>
                  {labels.level2}
                </th>
                <th scope="col" className={css["atLevel3"]}>
                  {labels.level3}
                </th>
                <th scope="col">{labels.does}</th>
                <th scope="col">{labels.remains}</th>
              </tr>
            </thead>
            <tbody>
              {controls.map((control) => (
                <Control key={control.level3} control={control} labels={labels} />
              ))}
            </tbody>
          </table>
        </section>
        <p className={css["note"]}>
          <Words>{note}</Words>{" "}
          <a href={source.url} rel="noopener external">
            {source.label}
          </a>
        </p>
      </div>
    </BlockSection>
  );
}

function Control({ control, labels }: { control: Block["controls"][number] } & Pick<Block, "labels">) {
  const { locale } = useSite();
  const { name, inChinese, level2, level3, does, remains } = control;
  return (
    <tr className={classNames(!level2 && css["onlyLevel3"])}>
      <th scope="row">
        <span>{name}</span>
        {locale === "en" && (
          <span lang="zh-Hans" className={css["inChinese"]}>
            {inChinese}
          </span>
        )}
      </th>
      <td className={classNames(css["clause"], css["atLevel2"])} data-label={labels.level2}>
        {level2 ?? <span className={css["absent"]}>{labels.absent}</span>}
      </td>
      <td className={classNames(css["clause"], css["atLevel3"])} data-label={labels.level3}>
        {level3}
      </td>
      <td data-label={labels.does}>{does}</td>
      <td data-label={labels.remains} className={css["remains"]}>
        {remains}
      </td>
    </tr>
  );
}
