import css from "./card.module.css";

/** A sheet of paper on the page, ruled at its top as tables are, whatever element it is. */
export function cardClass(): string | undefined {
  return css["card"];
}
