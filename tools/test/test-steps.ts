import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { outdatedBuilds } from "../build/outdated-builds.ts";
import { runBuilds } from "../build/run-builds.ts";
import { checkSteps } from "../check/check-steps.ts";
import type { Step } from "../check/run-steps.ts";
import { reliabilityStep } from "../reliability/reliability-step.ts";
import { sbomStep } from "../sbom/sbom-step.ts";
import { findHeadlessShell } from "./find-chromium.ts";
import { provideChromium } from "./provide-chromium.ts";
import { runTests } from "./run-tests.ts";
import { sayRounds } from "./say-rounds.ts";

const hourMs = 3_600_000;

/** Everything: the sources, the rules, the built site in a browser. `isLong` leaves out the rules, and shortens nothing. */
export function testSteps(root: string, { isLong }: { isLong: boolean }): Step[] {
  const roundsFile = join(root, "var/test/rounds.jsonl");
  const env: Record<string, string> = { ROUNDS_FILE: roundsFile, ...(isLong && { LONG: "1" }) };
  const browser: Step = {
    title: "Chromium",
    async run(detail) {
      env["CHROMIUM_PATH"] = await provideChromium(root, detail);
      // The long run is made in the browser that people have, and so is the run of whoever names one.
      const shell = isLong || process.env["CHROMIUM_PATH"] ? null : await findHeadlessShell(process.env);
      if (shell !== null) env["CHROMIUM_HEADLESS_SHELL"] = shell;
      detail([env["CHROMIUM_PATH"], ...(shell === null ? [] : [shell])].join(", "));
      mkdirSync(dirname(roundsFile), { recursive: true });
      rmSync(roundsFile, { force: true });
      return null;
    },
  };
  const jest: Step = {
    title: "Jest",
    run: (detail) =>
      runTests(["jest", "--ci", ...(isLong ? [`--testTimeout=${hourMs}`] : [])], {
        root,
        env: { ...env, NODE_OPTIONS: "--experimental-vm-modules" },
        detail,
      }),
  };
  const build: Step = {
    title: "Build",
    async run(detail) {
      await runBuilds(await outdatedBuilds({ root, logDir: join(root, "var/log") }), detail);
      return null;
    },
  };
  const config = "e2e/playwright.config.ts";
  const journeys: Step = {
    title: "Playwright",
    run: (detail) =>
      runTests(["playwright", "test", "-c", config, ...(isLong ? [`--timeout=${hourMs}`] : [])], { root, env, detail }),
  };
  const long: Step = {
    title: "Long runs",
    async run(_, say) {
      for (const line of sayRounds(existsSync(roundsFile) ? readFileSync(roundsFile, "utf8") : "")) say(line);
      return null;
    },
  };
  return [
    browser,
    ...(isLong ? [] : [...checkSteps(root), sbomStep(root)]),
    jest,
    build,
    journeys,
    long,
    reliabilityStep(root),
  ];
}
