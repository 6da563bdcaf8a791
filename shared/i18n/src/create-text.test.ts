import { expect, it } from "@jest/globals";
import { createText } from "./create-text.ts";

const messages = {
  en: {
    "nav.all": "All of {{name}}",
    page: { title: "Cloud", deep: { er: "down" } },
    found_one: "{{count}} product",
    found_other: "{{ count }} products",
    secret: "hidden",
    echo: "said: {{text}}",
  },
  zh: { greeting: "你好，{{name}}", found_one: "{{count}} 个产品", found_other: "{{count}} 个产品" },
};
const en = createText(messages, "en");
const zh = createText(messages, "zh");

it("finds nested and dotted keys alike", () => {
  expect(en("nav.all", { name: "VPC" })).toBe("All of VPC");
  expect(en("page.title")).toBe("Cloud");
  expect(en("page.deep.er")).toBe("down");
});

it("counts as the language does", () => {
  expect([0, 1, 2].map((count) => en("found", { count }))).toEqual(["0 products", "1 product", "2 products"]);
  expect([1, 2].map((count) => zh("found", { count }))).toEqual(["1 个产品", "2 个产品"]);
});

it("falls back to the Chinese interface text, then to the key", () => {
  expect(en("greeting", { name: "李" })).toBe("你好，李");
  expect(zh("page.title")).toBe("page.title");
  expect(en("page")).toBe("page");
  expect(en("constructor")).toBe("constructor");
});

it("leaves out a variable that has no value", () => {
  expect(en("nav.all")).toBe("All of ");
  expect(en("nav.all", { name: 0 })).toBe("All of 0");
});

it("B-S-21 does not let a visitor's text call for another key or variable", () => {
  expect(en("echo", { text: "$t(secret)" })).toBe("said: $t(secret)");
  expect(en("echo", { text: "{{secret}} $& $1" })).toBe("said: {{secret}} $& $1");
});
