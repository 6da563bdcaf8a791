import { expect, it } from "@jest/globals";
import { parseJson } from "./parse-json.ts";

it.each([
  ["an object", '{"a":[1]}', { a: [1] }],
  ["null", "null", null],
  ["an empty text", "", undefined],
  ["a truncated text", '{"a":', undefined],
])("parses %s", (_what, text, value) => {
  expect(parseJson(text)).toEqual(value);
});
