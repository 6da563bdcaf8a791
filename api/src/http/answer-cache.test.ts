import { describe, expect, it } from "@jest/globals";
import { Representation } from "@zhian/serve/representation";
import { createAnswerCache } from "./answer-cache.ts";

const made = (body: string) => new Representation(body, { type: "application/json" });

function counting() {
  let count = 0;
  return async () => made(`made ${(count += 1)}`);
}

describe("createAnswerCache", () => {
  it("makes a response once per revision of the content", async () => {
    const cache = createAnswerCache(1_000_000);
    const make = counting();
    const first = await cache.get("r1", "a", make);
    expect(await cache.get("r1", "a", make)).toEqual(first);
    expect(String((await cache.get("r2", "a", make)).body)).toBe("made 2");
  });

  it("evicts the least recently used entry only", async () => {
    const cache = createAnswerCache(2 * made("made 1").bytesInMemory);
    const make = counting();
    for (const key of ["a", "b", "a", "c"]) await cache.get("r1", key, make);
    expect(String((await cache.get("r1", "a", make)).body)).toBe("made 1");
    expect(String((await cache.get("r1", "b", make)).body)).toBe("made 4");
  });

  it("F-182 is bounded by bytes, evicting the least recently used", async () => {
    const small = made("s".repeat(100_000));
    const large = made("l".repeat(200_000));
    const cache = createAnswerCache(3 * small.bytesInMemory);
    for (const key of ["a", "b", "c"]) await cache.get("r1", key, async () => small);
    await cache.get("r1", "large", async () => large);
    const asked: string[] = [];
    for (const key of ["large", "c", "a"])
      await cache.get("r1", key, async () => {
        asked.push(key);
        return small;
      });
    expect(asked).toEqual(["a"]);
  });

  it("does not store a response to content that has changed meanwhile", async () => {
    const cache = createAnswerCache(1_000_000);
    const make = counting();
    const old = cache.get("r1", "a", async () => {
      await cache.get("r2", "b", make);
      return made("old");
    });
    expect(String((await old).body)).toBe("old");
    expect(String((await cache.get("r2", "a", make)).body)).toBe("made 2");
  });
});
