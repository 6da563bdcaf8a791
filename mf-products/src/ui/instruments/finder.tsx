import { BlockSection } from "@zhian/page/block-section";
import { RateNote } from "@zhian/page/rate";
import { Sentences } from "@zhian/page/sentences";
import { useMarked } from "@zhian/page/use-marked";
import { Words } from "@zhian/page/words";
import { classNames } from "@zhian/ui/class-names";
import { tableClass } from "@zhian/ui/table";
import { Tag } from "@zhian/ui/tag";
import { useState } from "react";
import { fillIn } from "../../model/fill-in.ts";
import { type Answers, cheapestOf, fits } from "../../model/find-rows.ts";
import type { BlockOf } from "../../model/page-content.ts";
import { ByPeriod, PeriodPrices } from "../by-period.tsx";
import css from "./finder.module.css";
import { FinderQuestions } from "./finder-questions.tsx";

type Block = BlockOf<"finder">;

interface FinderProps {
  block: Block;
  /** A label for demo prices. */
  demo?: string;
}

/** A table of all rows; questions above it mute those that do not fit. */
export function Finder({ block, demo }: FinderProps) {
  const { labels, questions, rows, note } = block;
  const [answers, setAnswers] = useState<Answers>({});
  const isAsked = Object.values(answers).some(Boolean);
  const fitting = rows.filter((row) => fits(row, questions, answers));
  const hasPrices = rows.some(({ usdPerMonth }) => usdPerMonth !== undefined);
  const asking = (
    <FinderQuestions
      labels={labels}
      questions={questions}
      answers={answers}
      onAnswer={(id, answer) => setAnswers({ ...answers, [id]: answer })}
      result={isAsked ? resultOf(block, fitting) : ""}
    />
  );
  const table = <FinderTable block={block} hasPrices={hasPrices} fitting={isAsked ? fitting : undefined} />;
  return (
    <BlockSection block={block} aside={demo && <Tag tone="amber">{demo}</Tag>}>
      {hasPrices ? (
        <ByPeriod beside={asking}>{table}</ByPeriod>
      ) : (
        <>
          <div className={css["asking"]}>{asking}</div>
          {table}
        </>
      )}
      {(note || hasPrices) && (
        <p className={css["note"]}>
          <Sentences>
            {note && <Words>{note}</Words>}
            {hasPrices && <RateNote />}
          </Sentences>
        </p>
      )}
    </BlockSection>
  );
}

function resultOf({ labels, rows }: Block, fitting: Block["rows"]): string {
  if (fitting.length === 0) return labels.none;
  const found = fillIn(labels.found, { n: fitting.length, total: rows.length });
  const cheapest = cheapestOf(fitting);
  return cheapest ? `${found} ${fillIn(labels.cheapest, { name: cheapest.name })}` : found;
}

interface FinderTableProps extends Pick<FinderProps, "block"> {
  hasPrices: boolean;
  /** Undefined until a question is answered. */
  fitting: Block["rows"] | undefined;
}

/** Cells up to this many characters are side by side even on a phone. */
const shortCell = 12;

function FinderTable({ block: { labels, caption, columns, rows }, hasPrices, fitting }: FinderTableProps) {
  const marked = useMarked();
  const isShort = rows.every(({ cells }) => cells.every(({ length }) => length <= shortCell));
  return (
    <div className={css["frame"]}>
      <table
        className={classNames(
          tableClass({ stacks: "facts" }),
          css["table"],
          isShort && css["short"],
          hasPrices && css["priced"],
        )}
      >
        <caption>{caption}</caption>
        <thead>
          <tr>
            {[labels.name, ...columns, ...(hasPrices ? [labels.price] : [])].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isApart = fitting !== undefined && !fitting.includes(row);
            return (
              <tr key={row.id} className={classNames(fitting && css[isApart ? "apart" : "fits"])}>
                <th scope="row">
                  <Words>{row.name}</Words>
                  {isApart && <span className="visually-hidden">{` (${labels.doesNotFit})`}</span>}
                </th>
                {row.cells.map((cell, index) => (
                  <td key={columns[index]} data-label={columns[index]}>
                    {marked(cell)}
                  </td>
                ))}
                {hasPrices && (
                  <td>{row.usdPerMonth === undefined ? "–" : <PeriodPrices usdPerMonth={row.usdPerMonth} />}</td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
