import { type ReactNode, useId } from "react";
import { classNames } from "../class-names/class-names.ts";
import { type TableLook, tableClass } from "../table/table.ts";
import css from "./spec-table.module.css";

interface SpecRow {
  key: string;
  head: ReactNode;
  /** One for each column after the first. */
  cells: readonly ReactNode[];
}

export interface SpecTableProps extends Pick<TableLook, "density"> {
  caption: ReactNode;
  /** Plain words: below 640 px each stands beside its value. */
  columns: readonly string[];
  rows: readonly SpecRow[];
  note?: ReactNode;
}

/** A table of facts: rows on rules, a head that stays in sight, a definition list on a phone. */
export function SpecTable({ caption, columns, rows, note, density }: SpecTableProps) {
  const captionId = useId();
  return (
    <section className={css["frame"]} aria-labelledby={captionId} tabIndex={0}>
      <table className={classNames(tableClass({ density, stacks: "facts" }), css["table"])}>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.head}</th>
              {row.cells.map((cell, index) => (
                // On a phone a cell stands beside its label, however many pieces it has.
                <td key={columns[index + 1]} data-label={columns[index + 1]}>
                  <div>{cell}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className={css["note"]}>{note}</p>}
    </section>
  );
}
