const format = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Shanghai",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** Returns the calendar day (`2026-11-20`) of a moment in Shanghai, where quotes are made. */
export function dayInShanghai(moment: string): string {
  return format.format(new Date(moment));
}
