import { expect, it } from "@jest/globals";
import { faultsIn } from "./render-faults.ts";

const left = [{ kind: "timer", count: 2, detail: "Timeout begun at render (release.cjs:3:1)" }];
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
  { event: "circuit.opened", fragment: "mf-disk", msg: "a line that names it" },
];

it("lists what the log says about a fragment's renders, each entry once", () => {
  const log = ["not JSON", ...lines.map((line) => JSON.stringify(line)), '{"cut'].join("\n");
  expect(faultsIn(log, "mf-disk")).toEqual([
    "a render left 2 × timer behind: Timeout begun at render (release.cjs:3:1)",
    "a render failed (threw): Error: no at render (release.cjs:3:1)",
  ]);
});
