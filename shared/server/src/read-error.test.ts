import { runInNewContext } from "node:vm";
import { describe, expect, it } from "@jest/globals";
import { errorCode, errorMessage, errorName } from "./read-error.ts";

const foreign: unknown = runInNewContext("Object.assign(new TypeError('no file'), { code: 'ENOENT' })");

describe("code, name and message", () => {
  it.each([
    ["an error", Object.assign(new Error("full"), { code: "ENOSPC" }), ["ENOSPC", "Error", "full"]],
    ["an error from another realm", foreign, ["ENOENT", "TypeError", "no file"]],
    ["an object with a numeric code", { code: 5, name: 5, message: "five" }, [undefined, undefined, "five"]],
    ["a string", "out of order", [undefined, undefined, "out of order"]],
    ["undefined", undefined, [undefined, undefined, "undefined"]],
    ["null", null, [undefined, undefined, "null"]],
  ])("are read from %s", (_what, thrown, expected) => {
    expect([errorCode(thrown), errorName(thrown), errorMessage(thrown)]).toEqual(expected);
  });
});
