import { classNames } from "../class-names/class-names.ts";
import css from "./table.module.css";

export interface TableLook {
  /** `compact`: rows of 36 px, to compare. `comfortable`: 48 px, to read. `prose`: cells hold sentences. */
  density?: "compact" | "comfortable" | "prose" | undefined;
  /**
   * The form of a row below 640 px. `facts`: its head, and below it each cell beside its `data-label`. `lines`: its head, and below
   * it all cells on one line. Without it the table stays one.
   */
  stacks?: "facts" | "lines" | undefined;
}

/** The look of a `table`, for components that lay out rows and cells themselves. Facts alone are a `SpecTable`. */
export function tableClass({ density = "compact", stacks }: TableLook = {}): string | undefined {
  return classNames(css["table"], css[density], stacks && css[stacks]);
}
