import { outdatedBuilds } from "../build/outdated-builds.ts";
import { runBuilds } from "../build/run-builds.ts";
import type { Step } from "../check/run-steps.ts";
import { runToEnd } from "../processes/run-to-end.ts";
import { changedFiles } from "./changed-files.ts";
import { provideChromium } from "./provide-chromium.ts";
import { runTests } from "./run-tests.ts";
import { jestCommand, type Places, playwright } from "./test-steps.ts";

/**
 * Steps for the changes since the commit and their importers: format and lint of the changed files, types, the Jest tests that depend on
 * them, and browser tests that changed or import a changed file. Pages rendered by a changed fragment are left to `npm test`.
 */
export function changedSteps({ root, logDir, files }: Places, since: string): Step[] {
  const env: Record<string, string> = { TEST_TIMINGS_FILE: files.timings };
  const only = `--only-changed=${since}`;
  const check = (title: string, pattern: RegExp, command: (paths: string[]) => string[]): Step => ({
    title,
    async run(detail) {
      const paths = (await changedFiles(root, since)).filter((path) => pattern.test(path));
      detail(`${paths.length} files`);
      // Without a path a tool would check the whole tree.
      if (paths.length === 0) return null;
      const { code, output } = await runToEnd(command(paths), { cwd: root });
      return code === 0 ? null : output;
    },
  });
  const jest: Step = {
    title: "Jest",
    run(detail) {
      const command = jestCommand(root, `--changedSince=${since}`, "--passWithNoTests");
      return runTests(command, { root, env, detail });
    },
  };
  const journeys: Step = {
    title: "Playwright",
    async run(detail) {
      const { stdout } = await runToEnd([...playwright, only, "--list"], { cwd: root });
      if (!/^Total: [1-9]/m.test(stdout)) {
        detail("no browser test covers them");
        return null;
      }
      env["CHROMIUM_PATH"] = await provideChromium(root, detail);
      await runBuilds(await outdatedBuilds({ root, logDir }), detail);
      return runTests([...playwright, only], { root, env, detail });
    },
  };
  return [
    check("Format", /\.(tsx?|mjs|cjs|js|jsonc?|css)$/, (paths) => [
      "biome",
      "ci",
      "--colors=off",
      "--no-errors-on-unmatched",
      ...paths,
    ]),
    check("Lint", /\.tsx?$/, (paths) => ["oxlint", "--type-aware", "--deny-warnings", ...paths]),
    check("Types", /\.(tsx?|jsonc?)$/, () => ["tsc", "-p", ".", "--pretty", "false"]),
    jest,
    journeys,
  ];
}
