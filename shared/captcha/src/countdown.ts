/** The wait between two codes. */
export const waitSeconds = 60;

/**
 * Returns the whole seconds left until `deadline` (ms since 1970): at most `most`, even if the clock was set back
 * meanwhile.
 */
export function secondsLeft(deadline: number | undefined, now: number, most: number): number {
  if (deadline === undefined) return 0;
  return Math.min(Math.max(Math.ceil((deadline - now) / 1000), 0), most);
}
