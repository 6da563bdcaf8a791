const minutesOf = { m: 1, h: 60, d: 1440 } as const;
const pattern = /^([1-9]\d{0,4})([mhd])$/;

/** Parses "90m", "24h" or "3d", from one minute to seven days; returns undefined for anything else. */
export function readMinutes(text: string): number | undefined {
  const [, count = "", unit = ""] = pattern.exec(text) ?? [];
  // The pattern admits only these three units.
  const minutes = Number(count) * minutesOf[unit as keyof typeof minutesOf];
  return minutes > 0 && minutes <= 7 * minutesOf.d ? minutes : undefined;
}
