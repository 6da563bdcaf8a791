import { classNames } from "../class-names/class-names.ts";
import css from "./table.module.css";

export interface TableLook {
  /** `compact`: rows of 36 px, for comparing. `comfortable`: 48 px, for reading. `prose`: cells contain sentences. */
  density?: "compact" | "comfortable" | "prose" | undefined;
  /**
   * The layout of a row below 640 px. `facts`: its header, and below it each cell next to its `data-label`. `lines`: its header, and
   * below it all cells on one line. Without it, the table stays a table.
   */
  stacks?: "facts" | "lines" | undefined;
}

/** The class of a `table`, for components that lay out rows and cells themselves. For plain facts, use `SpecTable`. */
export function tableClass({ density = "compact", stacks }: TableLook = {}): string | undefined {
  return classNames(css["table"], css[density], stacks && css[stacks]);
}
