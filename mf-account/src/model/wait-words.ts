/** A wait in the format of a clock: `0:14`, `2:05`. */
export function waitWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
