import type { Entries } from "./collect-sources.ts";
import type { Target, Workspace } from "./list-entries.ts";
import { createPackageName, nodeRange, packageName, peers } from "./published.ts";

interface ManifestParts {
  version: string;
  entries: Entries;
  /** Names of packages that the compiled files require. */
  foreign: ReadonlySet<string>;
  workspaces: readonly Pick<Workspace, "dependencies" | "devDependencies">[];
}

/** `package.json` of the package. Throws an Error if a package is used of which no workspace has a version. */
export function packageManifest({ version, entries, ...needed }: ManifestParts): object {
  return {
    name: packageName,
    version,
    description: "Create, test and release a fragment of the site: components, build, tests and the fragments command",
    license: "Apache-2.0",
    type: "module",
    engines: { node: nodeRange },
    bin: { fragments: "./bin/fragments.mjs" },
    sideEffects: ["*.css"],
    exports: {
      ...exportsOf(entries),
      "./client": { types: "./client.d.ts" },
      "./jest-preset": { types: "./jest-preset.d.mts", default: "./jest-preset.mjs" },
      "./typescript-loader": "./typescript-loader.mjs",
      "./package.json": "./package.json",
    },
    files: ["bin", "dist", "client.d.ts", "jest-preset.*", "typescript-loader.mjs", "CHANGELOG.md"],
    dependencies: dependenciesOf(needed),
    peerDependencies: Object.fromEntries(Object.entries(peers).map(([name, { range }]) => [name, range])),
    peerDependenciesMeta: Object.fromEntries(
      Object.entries(peers).flatMap(([name, { isOptional }]) => (isOptional ? [[name, { optional: true }]] : [])),
    ),
  };
}

/** `package.json` of the part that `npm create` runs, without types: it is never imported. Throws as `packageManifest` does. */
export function createManifest({ version, entries, ...needed }: ManifestParts): object {
  return {
    name: createPackageName,
    version,
    description: `npm create ${packageName}: a repository for a fragment of the site`,
    license: "Apache-2.0",
    type: "module",
    engines: { node: nodeRange },
    bin: { "create-fragment": "./bin/create-fragment.mjs" },
    exports: Object.fromEntries(
      [...entries].map(([subpath, target]) => [subpath, scriptOf(typeof target === "string" ? target : target.node)]),
    ),
    files: ["bin", "dist", "typescript-loader.mjs"],
    dependencies: dependenciesOf(needed),
  };
}

function dependenciesOf({ foreign, workspaces }: Pick<ManifestParts, "foreign" | "workspaces">): object {
  const pinned = new Map<string, string>();
  for (const { dependencies, devDependencies } of workspaces) {
    for (const [name, pin] of Object.entries({ ...devDependencies, ...dependencies })) pinned.set(name, pin);
  }
  const own = [...foreign].filter((name) => !Object.hasOwn(peers, name)).toSorted();
  const dependencies = own.map((name): [string, string] => {
    const pin = pinned.get(name);
    if (pin === undefined)
      throw new Error(`${name} is imported by ${packageName}, but no package.json has a version of it`);
    return [name, `^${pin}`];
  });
  return Object.fromEntries(dependencies);
}

function exportsOf(entries: Entries): object {
  const sorted = [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([subpath, target]) => [subpath, exportOf(target)]));
}

function exportOf(target: Target): object | string {
  if (typeof target !== "string") {
    return { types: typesOf(target.default), node: scriptOf(target.node), default: scriptOf(target.default) };
  }
  return /\.tsx?$/.test(target) ? { types: typesOf(target), default: scriptOf(target) } : `./dist/${target}`;
}

function scriptOf(source: string): string {
  return `./dist/${source.replace(/\.tsx?$/, ".js")}`;
}

function typesOf(source: string): string {
  return `./dist/${source.replace(/\.tsx?$/, ".d.ts")}`;
}
