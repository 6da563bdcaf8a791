interface Counts {
  engine?: string | undefined;
  passed: number;
  failed: number;
  skipped: number;
}

/** A line for each engine in which journeys ran, or should have: how many, and their outcomes. */
export function engineCounts(timings: readonly Counts[]): string[] {
  const byEngine = Map.groupBy(
    timings.filter(({ engine }) => engine !== undefined),
    ({ engine }) => engine,
  );
  return [...byEngine].map(([engine, its]) => {
    const sum = (of: "passed" | "failed" | "skipped") => its.reduce((total, each) => total + each[of], 0);
    const [passed, failed, skipped] = [sum("passed"), sum("failed"), sum("skipped")];
    return passed + failed === 0
      ? `In ${engine}: not tried`
      : `In ${engine}: ${passed} passed, ${failed} failed, ${skipped} skipped`;
  });
}
