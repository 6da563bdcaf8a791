import css from "./line-pattern.module.css";

const patterns = ["solid", "dashed", "dotted", "mixed", "short"] as const;

/** Lines are told apart by their pattern; after the last comes the first again. */
export function patternOf(index: number): string | undefined {
  return css[patterns[index % patterns.length] ?? "solid"];
}
