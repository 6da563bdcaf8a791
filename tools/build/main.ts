import { join } from "node:path";
import { runCommand } from "../processes/run-command.ts";
import { createProgress } from "../progress/progress.ts";
import { galleryBuild } from "./gallery-build.ts";
import { mirrorBuild } from "./mirror-build.ts";
import { outdatedBuilds } from "./outdated-builds.ts";
import { runBuilds } from "./run-builds.ts";

const root = join(import.meta.dirname, "../..");
const marksVersions = process.argv.includes("--mark-versions");
const places = { root, logDir: join(root, "var/log"), marksVersions };

await runCommand(async () => {
  const progress = createProgress({ steps: 1 });
  await progress.step("Build", async (detail) =>
    runBuilds(await outdatedBuilds(places), detail, async () => [
      ...(await galleryBuild(places)),
      ...(await mirrorBuild(places)),
    ]),
  );
  return 0;
});
