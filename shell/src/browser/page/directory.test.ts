import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { PageFragment, PageState } from "@zhian/contracts/page";
import { siteFileAddress } from "@zhian/contracts/site-list";
import { createDirectory } from "./directory.ts";
import { createSite } from "./site.ts";

const products = { name: "mf-products", slots: ["main"], routes: ["/products/*"] };
const solutions = { name: "mf-solutions", slots: ["main"], routes: ["/solution/*"] };
const integrity = (letter: string) => `sha384-${letter.repeat(64)}`;
const list = {
  revision: 7,
  fragments: [
    { ...products, details: integrity("P") },
    { ...solutions, details: integrity("S") },
  ],
};

let answers: Record<string, unknown> = {};
const asked: [string, string | undefined][] = [];
const onFound = jest.fn();

beforeEach(() => {
  answers = { [siteFileAddress(integrity("L"))]: list, [siteFileAddress(integrity("S"))]: solutions };
  asked.length = 0;
  onFound.mockClear();
});

async function fetchFake(address: unknown, init?: RequestInit): Promise<Response> {
  asked.push([String(address), init?.integrity]);
  const body = answers[String(address)];
  if (body === undefined) throw new TypeError("Failed to fetch");
  // Only what the directory reads from a response.
  return { ok: body !== 404, status: 200, json: async () => body } as Response;
}

function start() {
  // Only what the site and the directory read from a page.
  const page = { fragments: [products], site: integrity("L") } as unknown as PageState;
  const site = createSite(page, "/products/bcc");
  return { site, directory: createDirectory({ site, onFound, fetch: fetchFake }) };
}

describe("the directory of a site", () => {
  it("fetches nothing if the page itself knows the owner", async () => {
    const { directory } = start();
    expect(await directory.find("/products/bcc")).toBe(products);
    expect(asked).toEqual([]);
  });

  it("finds the owner of another address by the hashes of the page's revision, fetching each file once", async () => {
    const { directory } = start();
    const found = await Promise.all([directory.find("/solution/a"), directory.find("/zh/solution/b")]);

    expect(found).toEqual([solutions, solutions]);
    expect(asked).toEqual(["L", "S"].map((letter) => [siteFileAddress(integrity(letter)), integrity(letter)]));
    expect(onFound.mock.calls).toEqual([[solutions]]);
    expect(await directory.find("/nowhere")).toBeUndefined();
    expect(asked).toHaveLength(2);
  });

  it.each([
    ["the network is down", {}],
    ["the list of an old revision is gone", { [siteFileAddress(integrity("L"))]: 404 }],
  ])("reports that it cannot tell when %s, and tries again", async (_, failing) => {
    const { directory } = start();
    const good = answers;
    answers = failing;
    expect(await directory.find("/solution/a")).toBeUndefined();
    expect(await directory.prepare("/solution/a")).toBe(false);
    answers = good;
    expect(await directory.prepare("/solution/a")).toBe(true);
  });

  it("F-105 uses nothing of a fragment whose details do not match the page's revision", async () => {
    const { directory } = start();
    // As when a browser rejects bytes with another hash.
    delete answers[siteFileAddress(integrity("S"))];
    expect(await directory.find("/solution/a")).toBeUndefined();
    expect(onFound).not.toHaveBeenCalled();
    answers[siteFileAddress(integrity("S"))] = solutions;
    expect((await directory.find("/solution/a"))?.name).toBe("mf-solutions");
  });

  it("returns the fragments that are in the page, not copies", async () => {
    const { directory } = start();
    await directory.load();
    const own: PageFragment | undefined = await directory.find("/products/other");
    expect(own).toBe(products);
    expect(onFound).not.toHaveBeenCalled();
  });
});
