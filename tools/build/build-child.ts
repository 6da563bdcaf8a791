import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BuildOrder, type BuildOutcome, gallery, mirror } from "./build-process.ts";

/** Builds the workspaces that its parent orders, one after another, with the build package of the workspace's tree. */
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
  // A workspace's configuration reads it; the previous workspace may have set its own.
  delete process.env["FRAGMENT_VERSION"];
  if (version !== undefined) process.env["FRAGMENT_VERSION"] = version;
  const [file, name, dir] = buildOf(root, workspace);
  process.chdir(dir);
  const path = join(root, file);
  // In any tree: the exports are known, the path is not.
  const exported = (await import(pathToFileURL(path).href)) as Record<string, (dir: string) => Promise<string>>;
  const run = exported[name];
  if (!run) throw new Error(`${path} has no ${name}`);
  return run(dir);
}

function buildOf(root: string, workspace: string): [file: string, name: string, dir: string] {
  if (workspace === mirror) return ["tools/mirror/build-mirror.ts", "buildMirror", root];
  if (workspace === gallery) return ["tools/gallery/build-gallery.ts", "buildGallery", root];
  const dir = join(root, workspace);
  return workspace === "shell"
    ? ["shared/build/src/build-shell.ts", "buildShell", dir]
    : ["shared/build/src/build-fragment.ts", "buildFragment", dir];
}
