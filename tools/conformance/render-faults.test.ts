import { expect, it } from "@jest/globals";
import { faultsIn } from "./render-faults.ts";

const left = [{ kind: "timer", count: 2, detail: "Timeout started at render (release.cjs:3:1)" }];
const lines = [
  { event: "render.leaked", fragment: "mf-disk", left },
  { event: "render.leaked", fragment: "mf-disk", left },
  {
    event: "render.failed",
    fragment: "mf-disk",
    reason: "threw",
    detail: "Error: no\n    at render (release.cjs:3:1)\n    at others",
  },
  { event: "render.failed", fragment: "mf-other", reason: "threw", detail: "Error: not ours" },
  {
    event: "snapshot.not_ready",
    problems: [
      { fragment: "mf-disk", problem: "/disk: Error: no\n    at Component (release.cjs:2:1)" },
      { fragment: "mf-other", problem: "not ours" },
    ],
  },
  { event: "circuit.opened", fragment: "mf-disk", msg: "a line that names it" },
];

it("lists a fragment's load and render faults from the log, each once", () => {
  const log = ["not JSON", ...lines.map((line) => JSON.stringify(line)), '{"cut'].join("\n");
  expect(faultsIn(log, "mf-disk")).toEqual({
    loading: ["it cannot be loaded: /disk: Error: no at Component (release.cjs:2:1)"],
    renders: [
      "a render left 2 × timer behind: Timeout started at render (release.cjs:3:1)",
      "a render failed (threw): Error: no at render (release.cjs:3:1)",
    ],
  });
});
