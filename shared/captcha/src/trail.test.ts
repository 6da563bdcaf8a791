import { expect, it } from "@jest/globals";
import { createTrail } from "./trail.ts";

function steppingTrail() {
  let at = 1000;
  return createTrail(() => {
    at += 16;
    return at;
  });
}

it("records time and position, from the first sample on", () => {
  const trail = createTrail(() => 5);
  trail.note(0, 40);
  trail.note(12.345, 41);
  expect(trail.read()).toEqual([
    { t: 0, x: 0, y: 40 },
    { t: 0, x: 12.3, y: 41 },
  ]);
  trail.clear();
  expect(trail.read()).toEqual([]);
});

it("thins out a trail that is too long, keeping both ends", () => {
  const trail = steppingTrail();
  for (let x = 0; x < 1201; x += 1) trail.note(x, 0);
  const points = trail.read();
  expect(points).toHaveLength(500);
  expect([points[0]?.x, points.at(-1)?.x]).toEqual([0, 1200]);
});
