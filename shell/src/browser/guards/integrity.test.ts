import { describe, expect, it, jest } from "@jest/globals";
import type { PageState } from "@zhian/contracts/page";
import { createIntegrityHashes } from "./integrity.ts";

const hash = `sha384-${"A".repeat(64)}`;
const fragments = [
  { base: "/_fragments/mf-products/0.1.0/", integrity: { "remoteEntry.1.js": hash } },
  // Only what the look-up reads.
] as unknown as PageState["fragments"];
const shell = { base: "/_shell/", integrity: { "a.js": hash } };
const hashes = createIntegrityHashes({ fragments, shell }, "http://site");
const { integrityOf: lookup, learn } = hashes;

it("finds the hashes of the page's releases and of the shell, by absolute or relative URL", () => {
  expect(lookup("http://site/_fragments/mf-products/0.1.0/remoteEntry.1.js")).toBe(hash);
  expect(lookup("/_shell/a.js")).toBe(hash);
});

it.each([
  "/_fragments/mf-products/0.1.0/other.js",
  "/_fragments/mf-products/0.1.1/remoteEntry.1.js",
  "http://elsewhere/_shell/a.js",
  "/_shell/__proto__",
])("F-42 throws on %s, which no snapshot names", (address) => {
  expect(() => lookup(address)).toThrow("is not part of this page");
});

it("finds the hashes of a fragment that was discovered later, once it is known", () => {
  const found = "/_fragments/mf-found/1.0.0/remoteEntry.1.js";
  expect(() => lookup(found)).toThrow("is not part of this page");
  learn({ base: "/_fragments/mf-found/1.0.0/", integrity: { "remoteEntry.1.js": hash } });
  expect(lookup(found)).toBe(hash);
});

describe("hashes that the document omits", () => {
  const [own] = fragments;
  const whole = { ...own?.integrity, "content-bcc.1.js": hash };
  const content = "/_fragments/mf-products/0.1.0/content-bcc.1.js";
  const fetchFake = jest.fn<typeof globalThis.fetch>();

  function start() {
    fetchFake.mockReset();
    // Only what the look-up reads.
    const page = { fragments: [{ ...own, rest: `sha384-${"R".repeat(64)}` }], shell } as unknown as PageState;
    return createIntegrityHashes(page, "http://site", fetchFake);
  }
  const answer = (ok: boolean) => ({ ok, status: ok ? 200 : 404, json: async () => whole }) as Response;

  it("are fetched by their own hash, once, and only when one is needed", async () => {
    const { integrityOf, ready } = start();
    fetchFake.mockResolvedValue(answer(true));
    expect(ready("/_fragments/mf-products/0.1.0/remoteEntry.1.js")).toBeUndefined();
    expect(ready("/_fragments/mf-other/0.1.0/content-bcc.1.js")).toBeUndefined();
    expect(fetchFake).not.toHaveBeenCalled();

    await Promise.all([ready(content), ready(content)]);

    expect(integrityOf(content)).toBe(hash);
    expect(ready(content)).toBeUndefined();
    const asked = [
      "http://site/_fragments/mf-products/0.1.0/hashes.json",
      expect.objectContaining({ integrity: `sha384-${"R".repeat(64)}` }),
    ];
    expect(fetchFake.mock.calls).toEqual([asked]);
  });

  it("F-42 are not made up if they cannot be fetched, and are fetched again later", async () => {
    const { integrityOf, ready, prepare } = start();
    fetchFake.mockResolvedValueOnce(answer(false));
    await expect(ready(content)).rejects.toThrow("404");
    expect(() => integrityOf(content)).toThrow("is not part of this page");

    fetchFake.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await prepare();
    fetchFake.mockResolvedValueOnce(answer(true));
    await prepare();
    expect(integrityOf(content)).toBe(hash);
  });
});
