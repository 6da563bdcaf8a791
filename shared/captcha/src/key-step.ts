/** Returns the piece's new position; undefined for keys that the slider does not handle. */
export function keyStep(
  key: string,
  isShifted: boolean,
  { left, most }: { left: number; most: number },
): number | undefined {
  const step = isShifted ? 10 : 1;
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return Math.min(left + step, most);
    case "ArrowLeft":
    case "ArrowDown":
      return Math.max(left - step, 0);
    case "PageUp":
      return Math.min(left + 10, most);
    case "PageDown":
      return Math.max(left - 10, 0);
    case "Home":
      return 0;
    case "End":
      return most;
    default:
      return undefined;
  }
}
