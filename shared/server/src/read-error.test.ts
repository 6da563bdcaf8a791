import { runInNewContext } from "node:vm";
import { describe, expect, it } from "@jest/globals";
import { errorCode, errorMessage, errorName } from "./read-error.ts";

const foreign: unknown = runInNewContext("Object.assign(new TypeError('no file'), { code: 'ENOENT' })");

describe("what was thrown", () => {
  it.each([
    ["an error", Object.assign(new Error("full"), { code: "ENOSPC" }), ["ENOSPC", "Error", "full"]],
    ["an error of another realm", foreign, ["ENOENT", "TypeError", "no file"]],
    ["an object with a number for a code", { code: 5, name: 5, message: "five" }, [undefined, undefined, "five"]],
    ["text", "out of order", [undefined, undefined, "out of order"]],
    ["nothing", undefined, [undefined, undefined, "undefined"]],
    ["null", null, [undefined, undefined, "null"]],
  ])("is read from %s", (_what, thrown, expected) => {
    expect([errorCode(thrown), errorName(thrown), errorMessage(thrown)]).toEqual(expected);
  });
});
