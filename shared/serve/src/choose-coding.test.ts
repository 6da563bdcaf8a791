import { expect, it } from "@jest/globals";
import { chooseCoding, codings } from "./choose-coding.ts";

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1, br;q=0.5", "gzip"],
  ["br;q=0, *", "gzip"],
  ["br;q=0.5, identity", "identity"],
  ["identity;q=0, x-gzip", "gzip"],
  ["gzip;q=nonsense", "gzip"],
  ["*;q=0", undefined],
  ["identity;q=0", undefined],
])("for %j chooses %s", (header, coding) => {
  expect(chooseCoding(header, codings)).toBe(coding);
});
