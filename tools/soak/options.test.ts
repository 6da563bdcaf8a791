import { describe, expect, it } from "@jest/globals";
import { readSoakOptions } from "./options.ts";

describe("readSoakOptions", () => {
  it.each([
    [[], { minutes: 30, seed: 1, visitors: 20 }],
    [["--minutes", "5", "--seed", "42", "--visitors", "3"], { minutes: 5, seed: 42, visitors: 3 }],
  ])("reads %j", (args, options) => expect(readSoakOptions(args)).toEqual(options));

  it.each([[["--minutes", "0"]], [["--seed", "chance"]], [["--visitors", "1.5"]], [["--hours", "1"]]])(
    "refuses %j, and shows the usage",
    (args) => expect(() => readSoakOptions(args)).toThrow(/Usage: npm run soak/),
  );
});
