import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { runCommand } from "../processes/run-command.ts";
import { CommandError } from "../progress/print-failure.ts";
import { createProgress } from "../progress/progress.ts";
import { provideChromium } from "../test/provide-chromium.ts";
import { checkFragment, type Judged, rules } from "./check-fragment.ts";
import { readSite } from "./read-site.ts";
import { readBuild, readOthers, toSubject } from "./read-subject.ts";
import { readRenderFaults } from "./render-faults.ts";
import { startShellFor } from "./start-bench.ts";

const root = join(import.meta.dirname, "../..");
/** Chromium's own requests are not part of the page. */
const chromiumFlags = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Run by `fragments check`: tests a built fragment in a real shell page, in a real browser. Prints each rule's outcome as JSON,
 * and its progress to stderr. Exits with 0 whatever the outcome.
 */
async function check(): Promise<number> {
  const { folder, values } = readArguments();
  const chosen = values.only ? rules.filter(({ name }) => name === values.only) : rules;
  if (chosen.length === 0)
    throw new CommandError(`Unknown rule ${values.only}. The rules are: ${rules.map(({ name }) => name).join(", ")}`);
  const built = readBuild(folder);
  const others = readOthers(root, built.manifest.name);
  const { site } = values;
  const subject =
    site === undefined ? toSubject(built, others, values.path) : await readSite(originOf(site), built, values.path);
  const progress = createProgress({ steps: 2 + chosen.length, out: process.stderr });
  const state = join(root, "var/check", String(process.pid));
  const shell = await progress.step(site === undefined ? "Start a shell" : "Look at the site", async () =>
    site === undefined
      ? startShellFor({ root, state, fragments: [built, ...others], apiUrl: values.api })
      : runningSite(originOf(site)),
  );
  const browser = await progress.step("Start a browser", async (detail) => {
    // The browser that the project's own browser tests use, if they have chosen one.
    const executablePath = process.env["CHROMIUM_HEADLESS_SHELL"] ?? (await provideChromium(root, detail));
    return chromium.launch({ executablePath, args: chromiumFlags });
  });
  const judged: Judged[] = [];
  for (const rule of chosen) {
    await progress.step(`${rule.name}: ${rule.what}`, async (detail) => {
      const { url, logFile } = shell;
      const fragment = subject.manifest.name;
      const renderFaults = async () => (logFile === undefined ? [] : readRenderFaults({ url, logFile, fragment }));
      const bench = { subject, url, browser, renderFaults, rounds: Number(values.rounds) };
      for await (const one of checkFragment(bench, [rule])) {
        judged.push(one);
        detail(one.outcome);
      }
    });
  }
  await browser.close();
  await shell.stop();
  const { name, version } = built.manifest;
  process.stdout.write(`${JSON.stringify({ name, version, path: subject.path, rules: judged })}\n`);
  return 0;
}

function readArguments() {
  const options = {
    only: { type: "string" },
    path: { type: "string" },
    api: { type: "string" },
    site: { type: "string" },
    rounds: { type: "string", default: "20" },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [folder = "."] = positionals;
  if (!/^[1-9]\d{0,3}$/.test(values.rounds)) throw new CommandError("--rounds must be a number from 1 to 9999.");
  return { folder: resolve(folder), values };
}

/** Not ours: its log is not read, and it keeps running. */
function runningSite(url: string) {
  return { url, logFile: undefined, stop: async () => {} };
}

function originOf(site: string): string {
  if (URL.canParse(site) && /^https?:$/.test(new URL(site).protocol)) return new URL(site).origin;
  throw new CommandError(`${site} is not the address of a site. For example: --site https://www.example.com`);
}

await runCommand(check);
