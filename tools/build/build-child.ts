import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildOrder, BuildOutcome } from "./build-process.ts";

/** Builds what its parent orders, one workspace after the other, with the build package of the tree that the workspace is in. */
process.on("message", (order: BuildOrder) => {
  void build(order)
    .then(
      (summary): BuildOutcome => ({ isBuilt: true, text: summary }),
      (error: unknown): BuildOutcome => ({
        isBuilt: false,
        text: error instanceof Error ? error.message : String(error),
      }),
    )
    .then((outcome) => process.send?.(outcome));
});
process.once("disconnect", () => process.exit());

async function build({ root, workspace, version }: BuildOrder): Promise<string> {
  // A workspace's configuration reads it; the one before may have left its own.
  delete process.env["FRAGMENT_VERSION"];
  if (version !== undefined) process.env["FRAGMENT_VERSION"] = version;
  const dir = join(root, workspace);
  process.chdir(dir);
  const [file, name] =
    workspace === "shell" ? ["build-shell.ts", "buildShell"] : (["build-fragment.ts", "buildFragment"] as const);
  const path = join(root, "shared/build/src", file);
  // Of whichever tree: its exports are known, its place is not.
  const exported = (await import(pathToFileURL(path).href)) as Record<string, (dir: string) => Promise<string>>;
  const run = exported[name];
  if (!run) throw new Error(`${path} has no ${name}`);
  return run(dir);
}
