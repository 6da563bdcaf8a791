import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { startSite } from "../../bench/start-site.ts";
import { outdatedBuilds } from "../build/outdated-builds.ts";
import { runBuilds } from "../build/run-builds.ts";
import { runCommand } from "../processes/run-command.ts";
import { CommandError } from "../progress/print-failure.ts";
import { createProgress } from "../progress/progress.ts";
import { makeOpsLink } from "../start/ops-link.ts";
import { provideChromium } from "../test/provide-chromium.ts";
import { takePictures } from "./take-pictures.ts";

const root = join(import.meta.dirname, "../..");
/** State and logs of the site that is shown. */
const dir = join(root, "var/pictures");
const folder = join(root, "docs/pictures");

await runCommand(async () => {
  const progress = createProgress({ steps: 3 });
  await progress.step("Build", async (detail) => {
    await runBuilds(await outdatedBuilds({ root, logDir: join(root, "var/log") }), detail);
  });
  await rm(dir, { recursive: true, force: true });
  const site = await progress.step("Start", () => startSite(root, dir));
  await progress.step("Take screenshots", async (detail) => {
    await mkdir(folder, { recursive: true });
    const chromiumPath = await provideChromium(root, detail);
    const opsLink = await makeOpsLink(site);
    if (opsLink === undefined) throw new CommandError("The operator's page is off: unset REGISTRY_OPS.");
    await takePictures({ chromiumPath, siteUrl: site.url, opsLink, folder });
  });
  return 0;
});
