import { expect, it } from "@jest/globals";
import { type DomainItem, domainItemSchema } from "@zhian/contracts/domain";
import { compareCarts } from "./compare-carts.ts";

function item(change: Partial<DomainItem> = {}): DomainItem {
  const plain = { domainName: "a.com", status: "UNREGISTERED", originPrice: 12, price: 12, renewPrice: 15 };
  return domainItemSchema.parse({ ...plain, ...change });
}

it.each([
  ["taken", { status: "REGISTERED" }],
  ["taken", { status: "PREMIUM" }],
  ["taken", { status: "UNKNOWN" }],
  ["unsure", { status: "TIMEOUT" }],
  ["dearer", { price: 12.01 }],
  ["dearer", { renewPrice: 15.01 }],
  ["cheaper", { price: 11.99 }],
  ["unpriced", { price: undefined }],
  ["unpriced", { renewPrice: undefined }],
] as const)("reports a name as %s after %j", (kind, change) => {
  const [before, after] = [item(), item(change)];
  expect(compareCarts([before], [after])).toEqual([{ domainName: "a.com", kind, before, after }]);
});

it("reports no unchanged names, but newly priced, available and missing ones", () => {
  expect(compareCarts([item({ duration: 3 })], [item({ description: "other words" })])).toEqual([]);
  const [without, without2] = [item({ price: undefined }), item({ price: undefined, renewPrice: undefined })];
  expect(compareCarts([without], [without2])).toEqual([]);
  expect(compareCarts([without], [item()])).toMatchObject([{ kind: "priced" }]);
  expect(compareCarts([item({ status: "TIMEOUT" })], [item()])).toMatchObject([{ kind: "free-again" }]);
  expect(compareCarts([item({ status: "TIMEOUT" })], [item({ status: "TIMEOUT" })])).toEqual([]);
  expect(compareCarts([item()], [])).toEqual([{ domainName: "a.com", kind: "missing", before: item() }]);
});
