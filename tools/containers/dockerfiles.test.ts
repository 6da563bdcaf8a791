import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { validate } from "dockerfile-utils";
import { heapFlags } from "../processes/server-process.ts";

const root = join(import.meta.dirname, "../..");

/** The workspaces in `shared/` that a program needs at run time, including their own dependencies. */
function sharedBy(folder: string, found = new Set<string>()): Set<string> {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as {
    dependencies?: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    const shared = name.startsWith("@zhian/") ? `shared/${name.slice("@zhian/".length)}` : null;
    if (!shared || found.has(shared)) continue;
    found.add(shared);
    sharedBy(shared, found);
  }
  return found;
}

const images = globSync(["*/Dockerfile", "{deploy,tools}/*/Dockerfile"], { cwd: root, exclude: ["node_modules/**"] });

it.each(images)("%s is a valid Dockerfile", (file) => {
  const faults = validate(readFileSync(join(root, file), "utf8"));
  expect(faults.map(({ message, range }) => `${range.start.line + 1}: ${JSON.stringify(message)}`)).toEqual([]);
});

it.each(images)("%s copies only files that exist", (file) => {
  const copied = readFileSync(join(root, file), "utf8")
    .split("\n")
    .flatMap((line) => /^COPY (?!--from)(.*) \S+$/.exec(line)?.[1]?.split(" ") ?? []);
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

/** Packages that the lock file keeps in a workspace because the root has another version. */
const kept = Object.keys(
  (JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as { packages: object }).packages,
);

describe.each([
  ["api", "api/Dockerfile", "api"],
  ["registry", "registry/Dockerfile", "registry"],
  ["shell", "shell/Dockerfile", "shell"],
  ["publish", "shell/Dockerfile", "registry"],
])("the image of %s", (image, file, program) => {
  const text = readFileSync(join(root, file), "utf8");
  const stages = text.split(/^(?=FROM )/m);
  const last = stages.find((stage) => stage.split("\n", 1)[0]?.endsWith(` AS ${image}`)) ?? stages.at(-1) ?? "";
  const lines = last.split("\n");

  it.each([...sharedBy(program)])("contains %s", (shared) => {
    expect(lines).toContain(`COPY ${shared} ${shared}`);
  });

  it.each([...sharedBy(program)].filter((folder) => kept.some((path) => path.startsWith(`${folder}/node_modules/`))))(
    "contains the packages that are installed only in %s",
    (folder) => {
      const copy = new RegExp(`^COPY --from=\\S+ /site/${folder}/node_modules ${folder}/node_modules$`, "m");
      expect(last).toMatch(copy);
    },
  );
});

it.each([
  ["api", "api/src/main.ts"],
  ["registry", "registry/src/main.ts"],
  ["shell", "shell/src/server/main.ts"],
])("starts the %s with the same command as on this machine", (folder, entry) => {
  const command = ["node", ...heapFlags, entry].map((word) => JSON.stringify(word)).join(", ");
  expect(readFileSync(join(root, folder, "Dockerfile"), "utf8").split("\n")).toContain(`CMD [${command}]`);
});

const withPackages = images.filter((file) => readFileSync(join(root, file), "utf8").includes("npm "));

it.each(withPackages)("%s installs what the lock file lists, without development dependencies", (file) => {
  const text = readFileSync(join(root, file), "utf8");
  const commands = [...text.matchAll(/^RUN (npm .*)/gm)].map(([, command = ""]) => command);
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((command) => !command.startsWith("npm ci --omit=dev"))).toEqual([]);
  expect(text).toContain("npm pkg delete devDependencies --workspaces --include-workspace-root");
});

it.each(withPackages)("%s uses the major version of Node that package.json requires", (file) => {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { engines: { node: string } };
  const major = engines.node.replace(">=", "");
  const bases = [...readFileSync(join(root, file), "utf8").matchAll(/^FROM node:(\d+)/gm)].map(
    ([, version]) => version,
  );
  expect(new Set(bases)).toEqual(new Set([major]));
});

/** A file and everything that it reaches by relative imports. */
function reachedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(root, file), "utf8");
  for (const [, path = ""] of text.matchAll(/^(?:import|export) (?!type )[^"]*from "(\.{1,2}\/[^"]+)"/gm))
    reachedBy(join(dirname(file), path), found);
  return found;
}

it.each([["shell/Dockerfile", "tools/publish/main.ts"]])("%s copies all that %s imports", (dockerfile, entry) => {
  const copied = [...readFileSync(join(root, dockerfile), "utf8").matchAll(/^COPY (\S+) \1$/gm)].map(
    ([, path]) => path,
  );
  const missing = [...reachedBy(entry)].filter((file) => !copied.some((folder) => file.startsWith(`${folder}/`)));
  expect(missing).toEqual([]);
});
