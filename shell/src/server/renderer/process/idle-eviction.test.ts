import { expect, it } from "@jest/globals";
import { mostAwake, restSurplus } from "./idle-eviction.ts";

function hostUsedAt(at: number, isAwake = true) {
  let isUp = isAwake;
  return { isAwake: () => isUp, usedAt: () => at, rest: () => void (isUp = false) };
}

it("evicts the least recently requested, and no more than the surplus", () => {
  const hosts = [hostUsedAt(3), hostUsedAt(1), hostUsedAt(4), hostUsedAt(2), hostUsedAt(0, false)];
  const now = 10_000;
  restSurplus(hosts, 4, now);
  expect(hosts.map((host) => host.isAwake())).toEqual([true, true, true, true, false]);
  restSurplus(hosts, 2, now);
  expect(hosts.map((host) => host.isAwake())).toEqual([true, false, true, false, false]);
  restSurplus(hosts, 0, 1_000);
  expect(hosts.map((host) => host.isAwake())).toEqual([true, false, true, false, false]);
});

it("keeps a few awake however little memory there is", () => {
  expect([mostAwake(128), mostAwake(1024)]).toEqual([4, 16]);
});
