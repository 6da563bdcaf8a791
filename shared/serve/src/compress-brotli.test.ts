import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "@jest/globals";
import { compressBrotli } from "./compress-brotli.ts";

/** RFC 7932 9.1: window bits from the first bits of a stream, for those of 16 and more. */
function windowBitsOf(stream: Buffer): number {
  const bits = stream[0] ?? 0;
  if ((bits & 1) === 0) return 16;
  return 17 + ((bits >> 1) & 7);
}

it.each([
  [0, 16],
  [1, 16],
  [65_520, 16],
  [65_521, 17],
  [1_000_000, 20],
  [5_000_000, 22],
])("compresses %d bytes with a window of 2^%d", async (bytes, windowBits) => {
  const text = Buffer.alloc(bytes, "Cloud servers in two regions. ");
  const packed = await compressBrotli(text, 9);
  expect(windowBitsOf(packed)).toBe(windowBits);
  expect(brotliDecompressSync(packed).equals(text)).toBe(true);
});

it("finds a repeated text at the far end of the window", async () => {
  const random = Buffer.from(
    Array.from({ length: 30_000 }, (_, index) => (Math.imul(index + 1, 2_654_435_761) >>> 13) & 255),
  );
  const far = Buffer.concat([random, random]);
  expect((await compressBrotli(far, 11)).byteLength).toBeLessThan(random.byteLength * 1.1);
});
