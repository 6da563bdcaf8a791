import { describe, expect, it } from "@jest/globals";
import { measures, readBenchConfig } from "./config.ts";

describe("readBenchConfig", () => {
  it("runs every measure in full by default", () => {
    expect(readBenchConfig([], {})).toEqual({
      rounds: 7,
      loadSeconds: 4,
      rollbacks: 10,
      flips: 200,
      drains: 20,
      memoryPages: 10_000,
      memoryFlips: 500,
      judgedReleases: 1000,
      only: measures,
      writesDocs: false,
    });
  });

  it("runs only the requested measures", () => {
    expect(readBenchConfig(["--only", "tax"], { BENCH_ROUNDS: "9" })).toMatchObject({ rounds: 9, only: ["tax"] });
  });

  it.each([[["--only", "speed"]], [["--fast"]], [["tax"]]])("refuses %j and shows the usage", (args) => {
    expect(() => readBenchConfig(args, {})).toThrow("Usage: npm run bench");
  });

  it("refuses an invalid number of rounds", () => {
    expect(() => readBenchConfig([], { BENCH_ROUNDS: "many" })).toThrow("BENCH_ROUNDS");
  });
});
