import { expect, it } from "@jest/globals";
import { valueAt, withValueAt } from "./value-at.ts";

const value = { texts: { en: { title: "a" } }, links: ["/x", "/y"] };

it("reads and replaces the value at a path, and leaves the rest unchanged", () => {
  expect(valueAt(value, "texts.en.title")).toBe("a");
  expect(valueAt(value, "texts.zh.title")).toBeUndefined();
  expect(withValueAt(value, "texts.zh.title", "甲")).toEqual({
    ...value,
    texts: { en: { title: "a" }, zh: { title: "甲" } },
  });
  expect(withValueAt(value, "links.1", "/z")).toEqual({ ...value, links: ["/x", "/z"] });
  expect(withValueAt(value, "texts.en", undefined)).toEqual({ links: value.links, texts: {} });
  expect(value.texts.en.title).toBe("a");
});
