import { existsSync } from "node:fs";
import { join } from "node:path";
import { outdatedBuilds } from "../build/outdated-builds.ts";
import { runBuilds } from "../build/run-builds.ts";
import { checkSteps } from "../check/check-steps.ts";
import type { Step } from "../check/run-steps.ts";
import { runToEnd } from "../processes/run-to-end.ts";
import { reliabilityStep } from "../reliability/reliability-step.ts";
import { provideChromium } from "./provide-chromium.ts";

/** Everything: the sources, the rules, the built site in a browser. */
export function testSteps(root: string): Step[] {
  let browser = "";
  const install: Step = {
    title: "Chromium",
    async run(detail) {
      browser = await provideChromium(root, detail);
      detail(browser);
      return null;
    },
  };
  const jest: Step = {
    title: "Jest",
    run: (detail) => runTests(["jest", "--ci"], { root, env: { NODE_OPTIONS: "--experimental-vm-modules" }, detail }),
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
    run: (detail) => runTests(["playwright", "test", "-c", config], { root, env: { CHROMIUM_PATH: browser }, detail }),
  };
  return [
    install,
    ...checkSteps(root),
    jest,
    build,
    ...(existsSync(join(root, config)) ? [journeys] : []),
    reliabilityStep(root),
  ];
}

interface TestRun {
  root: string;
  env: Record<string, string>;
  detail: (text: string) => void;
}

/** Shows the runner's newest line while it runs, and all of its output when it fails. */
async function runTests(command: readonly string[], { root, env, detail }: TestRun): Promise<string | null> {
  let summary = "";
  const { code, output } = await runToEnd(command, {
    cwd: root,
    env: { ...process.env, CI: "1", FORCE_COLOR: "0", ...env },
    onLine(line) {
      if (/^Tests: |^\d+ passed/.test(line)) summary = line.replace(/^Tests:\s+/, "");
      detail(line.slice(0, 100));
    },
  });
  detail(summary);
  return code === 0 ? null : output.trim() || `${command.join(" ")} ended with code ${code}`;
}
