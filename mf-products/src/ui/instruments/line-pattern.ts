import css from "./line-pattern.module.css";

const patterns = ["solid", "dashed", "dotted", "mixed", "short"] as const;

/** Lines differ by their pattern; the patterns repeat after the last. */
export function patternOf(index: number): string | undefined {
  return css[patterns[index % patterns.length] ?? "solid"];
}
