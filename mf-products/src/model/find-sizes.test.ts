import { describe, expect, it } from "@jest/globals";
import { serverSizes } from "@zhian/contracts/demo-prices";
import { findSizes, offeredValues } from "./find-sizes.ts";

describe("findSizes", () => {
  it("gives what covers the need, the cheapest first", () => {
    const ids = findSizes(serverSizes, { vcpu: 4, memoryGib: 16 }).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(["g2.4x16", "m2.4x32", "c2.8x16"]);
  });

  it("gives nothing where nothing is large enough", () => {
    expect(findSizes(serverSizes, { vcpu: 16, memoryGib: 256 })).toEqual([]);
  });

  it("offers each value once, in order", () => {
    expect(offeredValues(serverSizes, "vcpu")).toEqual([1, 2, 4, 8, 16]);
  });
});
