import { expect, it } from "@jest/globals";
import { pino } from "pino";
import { createMetrics } from "../operate/metrics.ts";
import { createRegistryWatch } from "./registry-watch.ts";

const minute = 60_000;

it("F-03 measures the registry's silence, alerts once after five minutes, and says when it is over", async () => {
  const clock = { now: 0 };
  const lines: string[] = [];
  const metrics = createMetrics();
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const watch = createRegistryWatch({ log, metrics, now: () => clock.now });
  const silences: (number | undefined)[] = [];
  for (const minutes of [0, 4, 6, 60]) {
    clock.now = minutes * minute;
    watch.check(7);
    silences.push((await metrics.registrySilence.get()).values[0]?.value);
  }
  watch.heard();

  expect(silences).toEqual([0, 240, 360, 3600]);
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 50, event: "registry.silent", silentSeconds: 360, revision: 7 }),
    expect.objectContaining({ level: 30, event: "registry.recovered" }),
  ]);
});
