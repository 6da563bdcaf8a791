import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { baselineWasm } from "@zhian/chaos/baseline-wasm";
import { outdatedBuilds } from "../build/outdated-builds.ts";
import { runBuilds } from "../build/run-builds.ts";
import { checkSteps } from "../check/check-steps.ts";
import type { Step } from "../check/run-steps.ts";
import { outsideStep } from "../outside/outside-step.ts";
import { reliabilityStep } from "../reliability/reliability-step.ts";
import { sbomStep } from "../sbom/sbom-step.ts";
import { findHeadlessShell } from "./find-chromium.ts";
import { formatRounds } from "./format-rounds.ts";
import { provideChromium } from "./provide-chromium.ts";
import { provideEngines } from "./provide-engines.ts";
import { runTests } from "./run-tests.ts";
import type { TestFiles } from "./test-files.ts";

const hourMs = 3_600_000;

/**
 * `quick`: the tests for a change in progress. `whole`: everything, with shortened long runs. `long`: everything at its full
 * length, without the rules.
 */
export type Tier = "quick" | "whole" | "long";

export interface Places {
  root: string;
  logDir: string;
  files: TestFiles;
}

/** The steps of a tier, in order. A step's inputs from earlier ones are on disk or in `env`. */
export function testSteps(places: Places, tier: Tier): Step[] {
  const { root, files } = places;
  const isLong = tier === "long";
  const env: Record<string, string> = {
    ROUNDS_FILE: files.rounds,
    TEST_TIMINGS_FILE: files.timings,
    ...(isLong && { LONG: "1" }),
    ...(tier !== "quick" && { ENGINES: "1" }),
  };
  const chromium: Step = {
    title: "Chromium",
    async run(detail) {
      env["CHROMIUM_PATH"] = await provideChromium(root, detail);
      // The long run uses the browser that people have, and so does a run with a given browser.
      const shell = isLong || process.env["CHROMIUM_PATH"] ? null : await findHeadlessShell(process.env);
      if (shell !== null) env["CHROMIUM_HEADLESS_SHELL"] = shell;
      detail([env["CHROMIUM_PATH"], ...(shell === null ? [] : [shell])].join(", "));
      return null;
    },
  };
  const engines = enginesStep(root);
  const [startBuild, build] = buildBeside(places);
  const jest: Step = {
    title: "Jest",
    run: (detail) => runTests(jestOf(tier, root), { root, env, detail }),
  };
  const journeys: Step = {
    title: "Playwright",
    run: (detail) => runTests(playwrightCommand(tier), { root, env, detail }),
  };
  const rounds: Step = {
    title: "Long runs",
    async run(_, say) {
      for (const line of formatRounds(existsSync(files.rounds) ? readFileSync(files.rounds, "utf8") : "")) say(line);
      return null;
    },
  };
  switch (tier) {
    case "quick":
      return [chromium, startBuild, ...checkSteps(root), jest, build, journeys];
    case "whole":
      return [
        chromium,
        engines,
        startBuild,
        ...checkSteps(root),
        sbomStep(root),
        jest,
        build,
        journeys,
        outsideStep(root),
        rounds,
        reliabilityStep(root),
      ];
    case "long":
      return [chromium, engines, startBuild, jest, build, journeys, rounds, reliabilityStep(root)];
  }
}

/** Programs that Playwright does not include: reported if missing, and a failure if required. */
function enginesStep(root: string): Step {
  return {
    title: "Firefox and WebKit",
    async run(detail, say) {
      const missing = await provideEngines(process.env, { root, detail });
      if (process.env["ENGINES_REQUIRED"] && missing.length > 0) return missing.join("\n");
      for (const line of missing) say(line);
      return null;
    },
  };
}

/**
 * V8 paces its collections by the time that they take from the main thread: marking in other threads counts as free, so that it marks a
 * worker's whole heap again for every tenth that is added. Where all cores run tests, it is not free: without it, the registry's and the
 * shell's server tests take a fifth less CPU time.
 */
const markOnMainThread = "--no-concurrent-marking";

/**
 * In MB. Every test file loads its modules again, and V8 copies them several times before it promotes them from a young generation of the
 * default size. With this size, tests of pages and of the registry take a seventh less CPU time; a larger one brings no more.
 */
const largeYoungGeneration = ["--min-semi-space-size=64", "--max-semi-space-size=64"];

/** Jest runs ES modules with an experimental API of Node's, about which each worker would print a warning. */
const esModules = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];

/** Runs Jest's script directly, with flags that its workers inherit: NODE_OPTIONS does not accept V8's. */
export function jestCommand(root: string, ...options: string[]): string[] {
  const flags = [...esModules, ...baselineWasm, markOnMainThread, ...largeYoungGeneration];
  return [process.execPath, ...flags, join(root, "node_modules/jest/bin/jest.js"), "--ci", ...options];
}

function jestOf(tier: Tier, root: string): string[] {
  switch (tier) {
    case "quick":
      return jestCommand(root, "--selectProjects", "pure", "browser");
    case "whole":
      return jestCommand(root);
    case "long":
      return jestCommand(root, `--testTimeout=${hourMs}`);
  }
}

export const playwright = ["playwright", "test", "-c", "e2e/playwright.config.ts"];

function playwrightCommand(tier: Tier): string[] {
  switch (tier) {
    case "quick":
      return [...playwright, "--grep", "@core"];
    case "whole":
      return playwright;
    case "long":
      return [...playwright, `--timeout=${hourMs}`];
  }
}

/** The build runs in parallel to the steps between these two: the rules leave a core idle most of the time. */
function buildBeside({ root, logDir }: Places): [Step, Step] {
  let building: Promise<string | null> | undefined;
  let tell = (_text: string) => undefined as void;
  const start: Step = {
    title: "Look for changed sources",
    async run(detail) {
      const jobs = await outdatedBuilds({ root, logDir });
      detail(jobs.length === 0 ? "nothing changed" : `${jobs.length} to build, in parallel with what follows`);
      building = runBuilds(jobs, (text) => tell(text)).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      return null;
    },
  };
  const finish: Step = {
    title: "Build",
    async run(detail) {
      tell = detail;
      return (await building) ?? null;
    },
  };
  return [start, finish];
}
