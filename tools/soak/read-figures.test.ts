import { describe, expect, it } from "@jest/globals";
import { changedFigures, readFigures } from "./read-figures.ts";

const threw = 'shell_render_seconds_count{fragment="mf-a",version="1.0.0",outcome="threw"}';
const page = (count: number) => `# HELP shell_render_seconds Render time of one fragment
# TYPE shell_render_seconds histogram
${threw} ${count}
shell_requests_total{kind="page",status="200"} ${count * 2}
`;

describe("readFigures", () => {
  it("reads each figure with its labels", () => {
    expect([...readFigures(page(3))]).toEqual([
      [threw, 3],
      ['shell_requests_total{kind="page",status="200"}', 6],
    ]);
  });
});

describe("changedFigures", () => {
  it("reports which fragments have changed, and by how much", () => {
    expect(changedFigures(readFigures(page(3)), readFigures(page(5)), '"mf-a"')).toEqual({ [threw]: 2 });
    expect(changedFigures(readFigures(page(3)), readFigures(page(3)), '"mf-a"')).toEqual({});
    expect(changedFigures(readFigures(""), readFigures(page(1)), '"mf-a"')).toEqual({ [threw]: 1 });
  });
});
