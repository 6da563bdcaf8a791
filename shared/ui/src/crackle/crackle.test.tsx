import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { Crackle } from "./crackle.tsx";
import { cracklePath } from "./crackle-path.ts";
import { crackleSize } from "./crackle-size.ts";

type Line = [number, number, number, number];

function linesOf(path: string): Line[] {
  return [...path.matchAll(/M(\d+) (\d+) (\d+) (\d+)/g)].map(([, ...ends]) => ends.map(Number) as Line);
}

describe("crackle", () => {
  it("is the same for the same seed, and different for another", () => {
    expect(cracklePath({ seed: "bcc" })).toBe(cracklePath({ seed: "bcc" }));
    expect(cracklePath({ seed: "bcc" })).not.toBe(cracklePath({ seed: "bci" }));
  });

  it("consists of lines within its frame, none of them drawn twice", () => {
    const path = cracklePath({ seed: "waf", cells: 40 });
    const lines = linesOf(path);

    expect(lines.map((line) => `M${line.join(" ")}`).join("")).toBe(path);
    expect(lines.length).toBeGreaterThan(60);
    for (const [x, y, endX, endY] of lines) {
      expect(Math.max(x, endX)).toBeLessThanOrEqual(crackleSize.width);
      expect(Math.max(y, endY)).toBeLessThanOrEqual(crackleSize.height);
    }
    const ends = lines.map(([x, y, endX, endY]) => [`${x} ${y}`, `${endX} ${endY}`].toSorted().join(" "));
    expect(new Set(ends).size).toBe(ends.length);
  });

  it("is a mesh: every endpoint within the frame is shared with another line", () => {
    const ends = linesOf(cracklePath({ seed: "网" })).flatMap(([x, y, endX, endY]): [number, number][] => [
      [x, y],
      [endX, endY],
    ]);
    const isInside = ([x, y]: [number, number]) =>
      x > 1 && y > 1 && x < crackleSize.width - 1 && y < crackleSize.height - 1;
    const meets = ([x, y]: [number, number]) =>
      ends.filter(([otherX, otherY]) => Math.abs(otherX - x) <= 1 && Math.abs(otherY - y) <= 1).length > 1;
    expect(ends.filter((end) => isInside(end) && !meets(end))).toEqual([]);
  });

  it("has most of its lines at the upper right when drawn in a corner", () => {
    const lines = linesOf(cracklePath({ seed: "bcc", spread: "corner" }));
    const near = lines.filter(([x, y]) => x > crackleSize.width / 2 && y < crackleSize.height / 2).length;
    const far = lines.filter(([x, y]) => x < crackleSize.width / 2 && y > crackleSize.height / 2).length;
    expect(near).toBeGreaterThan(2 * far);
  });

  it.each(["bcc", "hosteye", "dengbao"])("weighs at most 0.7 kB in a page (%s)", (seed) => {
    const html = renderToStaticMarkup(<Crackle path={cracklePath({ seed })} />);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(700);
  });
});
