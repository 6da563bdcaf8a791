import css from "./card.module.css";

/** A sheet of paper on the page, ruled at the top like tables; for any element. */
export function cardClass(): string | undefined {
  return css["card"];
}

/** A slip of paper in a text: a remark, or lines to copy. Its start edge has the brand colour, or that of `--edge`. */
export function slipClass(): string | undefined {
  return css["slip"];
}
