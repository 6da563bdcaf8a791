import css from "./card.module.css";

/** A sheet of paper on the page, ruled at its top as tables are, whatever element it is. */
export function cardClass(): string | undefined {
  return css["card"];
}

/** A slip of paper in a text: a remark, or lines to copy. Marked at its start, in the brand's colour or in that of `--edge`. */
export function slipClass(): string | undefined {
  return css["slip"];
}
