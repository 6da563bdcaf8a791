import { describe, expect, it } from "@jest/globals";
import { clusterSectionOf, withClusterSection } from "./cluster-section.ts";

const bench = "# How fast\n\nWritten by the bench.\n";
const verdict = { what: "rollback", target: "≤ 1,000 ms", measured: "300 ms", isMet: true };
const load = { before: 0.1, after: 1 };

describe("the cluster section of the performance page", () => {
  it("is placed once, below the bench's output", () => {
    const once = withClusterSection(bench, [verdict], load);
    const twice = withClusterSection(once, [{ ...verdict, measured: "400 ms", isMet: false }], load);
    expect(once.startsWith(bench.trimEnd())).toBe(true);
    expect(twice).toContain("| rollback | ≤ 1,000 ms | 400 ms | **no** |");
    expect(twice).not.toContain("300 ms");
  });

  it("is kept when the bench rewrites the rest", () => {
    const page = withClusterSection(bench, [verdict], load);
    expect(page.endsWith(clusterSectionOf(page))).toBe(true);
    expect(clusterSectionOf(bench)).toBe("");
  });
});
