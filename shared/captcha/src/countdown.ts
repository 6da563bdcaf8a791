/** Between two codes. */
export const waitSeconds = 60;

/**
 * Whole seconds that are left until `deadline` (ms since 1970). A clock that was put back meanwhile makes nobody wait longer
 * than from the start.
 */
export function secondsLeft(deadline: number | undefined, now: number, most: number): number {
  if (deadline === undefined) return 0;
  return Math.min(Math.max(Math.ceil((deadline - now) / 1000), 0), most);
}
