import { beforeEach, describe, expect, it, jest } from "@jest/globals";

function page(storage: Partial<Storage>) {
  const reload = jest.fn();
  // Only what the guard uses.
  return { window: { sessionStorage: storage, location: { reload } } as unknown as Window, reload };
}

function memory(): Pick<Storage, "getItem" | "setItem"> {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

/** Each page load has its own instance of the module, as in a browser. */
async function freshModule() {
  jest.resetModules();
  return import("./chunk-reload.ts");
}

describe("reloadOnce", () => {
  let storage: Pick<Storage, "getItem" | "setItem">;
  beforeEach(() => {
    storage = memory();
  });

  it("F-36 reloads for a lost chunk at most once in 60 s, even across the reload", async () => {
    const first = page(storage);
    expect((await freshModule()).reloadOnce(first.window, 1_000_000)).toBe(true);
    const again = page(storage);
    const { reloadOnce } = await freshModule();
    expect(reloadOnce(again.window, 1_059_999)).toBe(false);
    expect(again.reload).not.toHaveBeenCalled();
    expect(reloadOnce(again.window, 1_060_000)).toBe(true);
  });

  it("F-110 does not reload at all if the reload cannot be recorded", async () => {
    const { window, reload } = page({
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    expect((await freshModule()).reloadOnce(window, 1_000_000)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it("F-111 ignores a stored value that is not a timestamp", async () => {
    storage.setItem("zhian:reloaded-at", "__proto__");
    expect((await freshModule()).reloadOnce(page(storage).window, 1_000_000)).toBe(true);
  });
});

describe("isLostFile", () => {
  it("recognizes webpack's errors for scripts and styles", async () => {
    const { isLostFile } = await freshModule();
    expect(isLostFile(Object.assign(new Error("x"), { name: "ChunkLoadError" }))).toBe(true);
    expect(isLostFile(new Error("Loading CSS chunk 12 failed."))).toBe(true);
    expect(isLostFile(new Error("x is not a function"))).toBe(false);
    expect(isLostFile("Loading chunk")).toBe(false);
  });
});
