/** By name and labels, as in the metrics: `shell_circuit_open{fragment="mf-a",version="1.0.0"}`. */
export type Figures = ReadonlyMap<string, number>;

/** https://prometheus.io/docs/instrumenting/exposition_formats/ */
export function readFigures(text: string): Figures {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(" ");
      return [line.slice(0, end), Number(line.slice(end + 1))] as const;
    }),
  );
}

/** The differences of the counters whose key contains `part`. */
export function changedFigures(before: Figures, after: Figures, part: string): Record<string, number> {
  const changes = [...after]
    .filter(([name]) => name.includes(part) && !/_(?:bucket|sum)\{/.test(name))
    .map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}
