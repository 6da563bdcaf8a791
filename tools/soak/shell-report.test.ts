import { describe, expect, it } from "@jest/globals";
import { readFigures } from "./read-figures.ts";
import { readLogEvents } from "./read-log-events.ts";
import { countOf } from "./shell-report.ts";

const log = [
  "(node:7) Warning: something",
  `{"level":"info","event":"worker.recycled","release":"mf-soak-1@1.0.0+jRxsBTNyLf6V","msg":"a leaking or old worker was replaced"}`,
  `{"level":"warn","event":"request.completed","kind":"page","path":"/soak-1/page","status":500,"msg":"a request was answered"}`,
  `{"level":"warn","event":"request.completed","kind":"api","path":"/api/v1/x","status":500,"msg":"a request was answered"}`,
  `{"level":"debug","event":"request.completed","kind":"page","path":"/soak-1/page","status":404,"msg":"a request was answered"}`,
  `{"level":"warn","event":"render.failed","fragment":"mf-soak-1","reason":"threw","msg":"a fragment was not rendered"}`,
];

describe("readLogEvents", () => {
  it("finds workers that were replaced and pages that failed", () => {
    expect(readLogEvents(log)).toEqual(["replaced mf-soak-1", "failed /soak-1/page"]);
  });
});

describe("countOf", () => {
  const release = 'fragment="mf-soak-1",version="1.0.0"';
  const figures = readFigures(`shell_render_seconds_count{${release},outcome="timed-out"} 3
shell_render_seconds_count{${release},outcome="out-of-memory"} 1
shell_left_behind_total{${release},kind="timer"} 5
`);
  const report = { figures, events: new Map(readLogEvents(log).map((event) => [event, 2])) };

  it.each([
    [{ outcomes: ["timed-out", "out-of-memory"] }, 4],
    [{ outcomes: ["threw"] }, 0],
    [{ left: "timer" }, 5],
    [{ logged: "replaced" as const }, 2],
    [{ logged: "failed" as const }, 2],
  ])("counts %j of one fragment", (signal, count) => {
    expect(countOf(signal, "mf-soak-1", report)).toBe(count);
    expect(countOf(signal, "mf-soak-2", report)).toBe(0);
  });
});
