import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInProcess } from "@zhian/registry/cli";
import { unhurried } from "@zhian/testing/unhurried";
import * as z from "zod";
import { type BenchSite, startSite } from "../../bench/start-site.ts";
import type { Step } from "../check/run-steps.ts";
import { judgePackage } from "../pack/judge-package.ts";
import { makePackages } from "../pack/make-package.ts";
import { formatDuration } from "../progress/format-duration.ts";
import { CommandError, printFailure } from "../progress/print-failure.ts";
import { provideChromium } from "../test/provide-chromium.ts";
import { allOf } from "./all-of.ts";
import { refuseBadInput } from "./bad-input.ts";
import { type Eyes, openEyes } from "./see-page.ts";
import { createTeam } from "./team.ts";
import { changeRelease, makeRelease, showRelease } from "./walk.ts";

/** A team outside this tree, from the tarball to the page, with a separate site. */
export function outsideStep(root: string): Step {
  return {
    title: "An outside team",
    async run(detail, say) {
      const state = join(root, "var/outside/site");
      const cache = join(root, "var/outside/npm-cache");
      await rm(state, { recursive: true, force: true });
      // npx caches by the tarball's path, not by its content.
      await rm(join(cache, "_npx"), { recursive: true, force: true });
      const folder = await mkdtemp(join(tmpdir(), "team-"));
      try {
        return await walk({ root, folder, state, cache, detail, say });
      } catch (error) {
        return printFailure(error);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

interface Places {
  root: string;
  folder: string;
  state: string;
  cache: string;
  detail(text: string): void;
  say(line: string): void;
}

/** Returns the package's faults; throws on other failures. */
async function walk({ root, folder, state, cache, detail, say }: Places): Promise<string | null> {
  const executablePath = await provideChromium(root, detail);
  detail("pack");
  const { whole, create } = await makePackages(root, join(root, "var/outside/packages"));
  const startedAt = performance.now();
  const outside = { root, folder, detail, say };
  const teamWith = (env: Record<string, string>) => createTeam({ root, folder, cache, env });
  const starting = startSite(root, state, unhurried);
  const beginner = teamWith({ FRAGMENTS_REGISTRY: nowhere });
  const making = makeRelease({ ...outside, team: beginner }, { whole: whole.tarball, create: create.tarball });
  try {
    await allOf([making, starting]);
    const site = await starting;
    const env = {
      FRAGMENTS_REGISTRY: site.registryUrl,
      FRAGMENTS_TOKEN: await makeToken(site),
      CHROMIUM_PATH: executablePath,
    };
    const team = teamWith(env);
    await withEyes(executablePath, async (eyes) => {
      await showRelease({ ...outside, team }, { url: site.url, eyes });
      say(`  From an empty folder to the page in Chromium: ${formatDuration(performance.now() - startedAt)}`);
      await changeRelease({ ...outside, team }, { url: site.url, eyes });
    });
    detail("bad input, and the package checks");
    const refusing = refuseBadInput({ folder, team, tarball: whole.tarball });
    const judging = judgePackage(whole.folder, whole.tarball);
    await allOf([refusing, judging]);
    const faults = await judging;
    return faults.length === 0 ? null : faults.join("\n");
  } finally {
    await starting.then(
      (site) => site.stop(),
      () => undefined,
    );
  }
}

async function withEyes(executablePath: string, work: (eyes: Eyes) => Promise<void>): Promise<void> {
  const eyes = await openEyes(executablePath);
  try {
    await work(eyes);
  } finally {
    await eyes.close();
  }
}

/** No server listens there: a registry is not needed to start. */
const nowhere = "http://127.0.0.1:9";
const madeSchema = z.object({ token: z.string() });

/** Creates a token for one fragment, as the registry's operator does for a team. */
async function makeToken({ root: cwd, registryUrl, env: given }: BenchSite): Promise<string> {
  const argv = ["token", "create", "--team", "outside", "--role", "operator", "--fragments", "mf-outside", "--json"];
  const { code, output } = await runInProcess({ argv, env: { ...given, FRAGMENTS_REGISTRY: registryUrl }, cwd });
  if (code !== 0) throw new CommandError(output);
  return madeSchema.parse(JSON.parse(output)).token;
}
