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
  /** Plain text: below 640 px, each is shown next to its value. */
  columns: readonly string[];
  rows: readonly SpecRow[];
  note?: ReactNode;
}

/** A table of facts: ruled rows, a sticky header, a definition list on phones. */
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
                // Wrapped: on phones the content is next to its label, however many nodes it has.
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
