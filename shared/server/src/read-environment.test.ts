import { describe, expect, it } from "@jest/globals";
import * as z from "zod";
import { readEnvironment } from "./read-environment.ts";
import { wholeNumber } from "./variables.ts";

const schema = z.strictObject({
  TEA_PORT: wholeNumber(1, 65_535).default(80),
  TEA_KIND: z.enum(["green", "black"]).optional(),
  TRACES: z.url().optional(),
});
const reading = { refusal: "The tea cannot be made", prefix: "TEA_", ignore: ["TEA_OF_OTHERS"] };

describe("the environment of a program", () => {
  it("consists of its own variables, whatever else is set", () => {
    const env = { PATH: "/bin", TEA_OF_OTHERS: "1", TEA_PORT: "8080", TRACES: "http://traces" };
    expect(readEnvironment(schema, env, reading)).toEqual({ TEA_PORT: 8080, TRACES: "http://traces" });
    expect(readEnvironment(schema, {}, reading)).toEqual({ TEA_PORT: 80 });
  });

  it("F-121 is rejected with all faults at once, each with its variable", () => {
    const wrong = { TEA_PORT: "many", TEA_KIND: "white", TEA_POTR: "80", TRACES: "nowhere" };
    const read = () => readEnvironment(schema, wrong, reading);
    for (const name of Object.keys(wrong)) expect(read).toThrow(name);
    expect(read).toThrow(/^The tea cannot be made:\n/);
    expect(read).toThrow(expect.objectContaining({ name: "ConfigError" }));
  });

  it("F-121 reports why a value is invalid without repeating it, as it may be a secret", () => {
    const read = () => readEnvironment(schema, { TEA_PORT: "canary", TRACES: "canary" }, reading);
    expect(read).toThrow("a whole number");
    expect(read).not.toThrow("canary");
  });

  it("treats an empty variable as unset if it lacks the prefix or may be empty", () => {
    const empty = { TEA_KIND: "", TRACES: "" };
    expect(readEnvironment(schema, { TRACES: "" }, reading)).toEqual({ TEA_PORT: 80 });
    expect(readEnvironment(schema, empty, { ...reading, dropEmpty: true })).toEqual({ TEA_PORT: 80 });
    expect(() => readEnvironment(schema, empty, reading)).toThrow("TEA_KIND");
  });

  it("does not mistake an inherited name for a variable", () => {
    expect(readEnvironment(schema, { constructor: "x", __proto__: null } as never, reading)).toEqual({ TEA_PORT: 80 });
  });
});
