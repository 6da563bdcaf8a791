import { beforeEach, expect, it } from "@jest/globals";
import { createWorstValues } from "./worst-values.ts";

const docs = { name: "mf-docs", version: "1.0.0", routes: ["/docs/*", "/docs/guides/*", "/docs/start"] };

beforeEach(() => history.replaceState(null, "", "/zh/docs/guides/one?token=secret#part"));

it("keeps the worst value of each vital for each fragment, with the route pattern of the page", () => {
  const { note, all, clear } = createWorstValues();
  for (const value of [80, 312.4, 200]) note(docs, "inp", value);
  history.replaceState(null, "", "/docs/start");
  note(docs, "cls", 0);
  history.replaceState(null, "", "/news");
  note(docs, "mount", 5);
  note(undefined, "ttfb", 40);

  const of = { fragment: "mf-docs", version: "1.0.0" };
  expect(all()).toEqual([
    { ...of, vital: "inp", route: "/docs/guides/*", value: 312 },
    { ...of, vital: "cls", route: "/docs/start", value: 0 },
    { ...of, vital: "mount", route: "/docs/*", value: 5 },
    { fragment: "shell", version: "", vital: "ttfb", route: "/*", value: 40 },
  ]);
  clear();
  expect(all()).toEqual([]);
});

it("ignores invalid values, and caps the others at ten minutes", () => {
  const { note, all } = createWorstValues();
  for (const value of [Number.NaN, -1]) note(docs, "lcp", value);
  expect(all()).toEqual([]);
  note(docs, "lcp", Number.POSITIVE_INFINITY);
  expect(all()).toMatchObject([{ value: 600_000 }]);
});
