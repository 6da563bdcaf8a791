import { describe, expect, it } from "@jest/globals";
import { listPath, readListAddress } from "./article-lists.ts";

const read = (address: string) => readListAddress(new URL(address, "http://site.test"));

describe("the address of a list", () => {
  it.each([
    ["/news", { section: "news", type: "0", category: undefined, page: 1 }],
    ["/zh/notice?type=2&page=3", { section: "notice", type: "2", category: undefined, page: 3 }],
    ["/zixun/cloud?page=2", { section: "zixun", type: "0", category: "cloud", page: 2 }],
    ["/news?type=2", { section: "news", type: "0", category: undefined, page: 1 }],
  ])("can be %s", (address, list) => {
    expect(read(address)).toEqual(list);
  });

  it.each([
    "/notice?type=5",
    "/notice?type=1;drop",
    "/news?page=0",
    "/news?page=-1",
    "/news?page=1e3",
    "/news?page=99999",
    "/news/cloud",
    "/zixun/Cloud%20",
    "/zixun/a/b",
  ])("cannot be %s", (address) => {
    expect(read(address)).toBeNull();
  });

  it("drops tracking parameters", () => {
    for (const path of ["/news", "/notice?type=2&page=3", "/zixun/cloud?page=2"]) {
      const list = read(`${path}${path.includes("?") ? "&" : "?"}utm_source=mail`);
      expect(list && listPath(list)).toBe(path);
    }
  });
});
