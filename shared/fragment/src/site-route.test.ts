import { describe, expect, it } from "@jest/globals";
import { chunksOf, page } from "./site-route.ts";

const load = async () => ({ Component: () => null });

describe("the chunks that a page needs", () => {
  const matches = [{ route: { id: "frame" } }, { route: { ...page({ path: "/a", chunk: "page-a", load }), id: "a" } }];

  it("are those of the matching routes", () => {
    expect(chunksOf({ matches, loaderData: { a: { title: "A" } } })).toEqual(["page-a"]);
    expect(chunksOf({ matches, loaderData: { a: null } })).toEqual(["page-a"]);
    expect(chunksOf({ matches, loaderData: {} })).toEqual(["page-a"]);
  });

  it("include those that the loader names", () => {
    expect(chunksOf({ matches, loaderData: { a: { chunks: ["b-late"] } } })).toEqual(["page-a", "b-late"]);
  });
});
