import { expect, it } from "@jest/globals";
import { withoutCode } from "./without-code.ts";

it.each([
  ["a fence with a language", "before\n```sh\n<b>\n```\nafter", "before\nafter"],
  ["a longer fence around a shorter one", "````\n```\n<b>\n```\n````\nafter", "after"],
  ["a fence in a quote", "> ~~~\n> <b>\n> ~~~\nafter", "after"],
  ["inline code", "say `<b>` and `<i>`", "say  and "],
  ["nothing from an unclosed fence", "```\n<b>", "```\n<b>"],
])("removes %s", (_, markdown, text) => {
  expect(withoutCode(markdown)).toBe(text);
});
