import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "@jest/globals";
import { limitBytes, readBody, readRequestBody } from "./read-body.ts";

const pieces = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)));

/** Each chunk is one byte; `read` counts those that were read. */
function countingSource(bytes: number) {
  const seen = { read: 0, isEnded: false };
  async function* source() {
    try {
      for (; seen.read < bytes; seen.read += 1) yield Buffer.from("x");
    } finally {
      seen.isEnded = true;
    }
  }
  return { source: source(), seen };
}

describe("readBody", () => {
  it("returns a whole body, up to its maximum size", async () => {
    expect(await readBody(pieces("ab", "c"), 3)).toEqual(Buffer.from("abc"));
    expect(await readBody(null, 0)).toEqual(Buffer.alloc(0));
  });

  it("reads a fetched body", async () => {
    expect(await readBody(new Response("abc").body, 3)).toEqual(Buffer.from("abc"));
    expect(await readBody(new Response("abcd").body, 3)).toBeUndefined();
  });

  it("stops at the first byte beyond the limit, and closes its source", async () => {
    const { source, seen } = countingSource(1_000);
    expect(await readBody(source, 3)).toBeUndefined();
    expect(seen).toEqual({ read: 3, isEnded: true });
  });
});

describe("readRequestBody", () => {
  it("reads on beyond its limit, so that the client can receive the response", async () => {
    const { source, seen } = countingSource(1_000);
    expect(await readRequestBody(source, 3)).toBeUndefined();
    expect(seen.read).toBe(1_000);
  });

  it("does not read forever", async () => {
    const piece = Buffer.alloc(1024 * 1024);
    let read = 0;
    async function* endless() {
      for (;;) {
        read += 1;
        yield piece;
      }
    }
    expect(await readRequestBody(endless(), 3)).toBeUndefined();
    expect(read).toBe(3);
  });
});

describe("limitBytes", () => {
  it("passes bytes on, and fails at the first one beyond the limit", async () => {
    expect(await buffer(limitBytes(3)(pieces("ab", "c")))).toEqual(Buffer.from("abc"));
    await expect(buffer(limitBytes(2)(pieces("ab", "c")))).rejects.toThrow("more than 2 bytes");
  });
});
