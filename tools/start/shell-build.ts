import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sourceDigest } from "@zhian/build/source-digest";
import { buildWorkspace } from "./build-workspace.ts";
import type { StartConfig } from "./config.ts";

/** Whether the shell's browser half has to be built: its sources differ from those of the last build that a command here made. */
export async function isShellBuildOutdated(root: string): Promise<boolean> {
  const marker = digestFile(root);
  if (!existsSync(marker) || !existsSync(join(root, "shell/dist/assets.json"))) return true;
  return (await readFile(marker, "utf8")) !== (await shellDigest(root));
}

export async function buildShell({ root, logDir }: Pick<StartConfig, "root" | "logDir">): Promise<void> {
  const digest = await shellDigest(root);
  await buildWorkspace({ root, workspace: "shell", logDir });
  await writeFile(digestFile(root), digest);
}

function digestFile(root: string) {
  return join(root, "shell/dist/.source-digest");
}

function shellDigest(root: string) {
  return sourceDigest(join(root, "shell"));
}
