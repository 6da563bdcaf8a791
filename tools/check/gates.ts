import { globSync } from "node:fs";
import { join } from "node:path";

export interface Gate {
  name:
    | "format"
    | "types"
    | "lint"
    | "boundaries"
    | "dead-code"
    | "workspaces"
    | "packages"
    | "platforms"
    | "patterns"
    | "whole-packages"
    | "bare-text";
  title: string;
  /** The command line that checks the tree below `dir`. */
  command(dir: string): string[];
  /** The files that it reads, which are copied next to the canary. */
  config: string[];
}

/** Fastest first. Each of them must reject tools/canary/tree. */
export const gates: readonly Gate[] = [
  { name: "format", title: "Format", command: () => ["biome", "ci", "--colors=off", "."], config: ["biome.json"] },
  {
    name: "lint",
    title: "Lint",
    command: () => ["oxlint", "--type-aware", "--deny-warnings"],
    config: [".oxlintrc.json"],
  },
  {
    name: "types",
    title: "Types",
    command: () => ["tsc", "-p", ".", "--pretty", "false"],
    config: ["tsconfig.base.json"],
  },
  {
    name: "boundaries",
    title: "Boundaries",
    command: (dir) => ["depcruise", "--config", ".dependency-cruiser.cjs", "--no-progress", ...sourceFolders(dir)],
    config: [".dependency-cruiser.cjs"],
  },
  { name: "dead-code", title: "Dead code", command: () => ["knip", "--no-progress"], config: ["knip.jsonc"] },
  {
    name: "workspaces",
    title: "One version of everything",
    // The root's dependencies are what `npm start` installs; its devDependencies are only for tests and checks.
    command: () => ["sherif", "--ignore-rule", "root-package-dependencies"],
    config: [],
  },
  { name: "packages", title: "Packages", command: (dir) => ownGate("packages", dir), config: [] },
  {
    name: "platforms",
    title: "What each system installs",
    command: (dir) => ownGate("platforms", dir),
    config: [],
  },
  { name: "patterns", title: "Patterns", command: (dir) => ownGate("patterns", dir), config: [] },
  { name: "whole-packages", title: "Whole packages", command: (dir) => ownGate("whole-packages", dir), config: [] },
  {
    name: "bare-text",
    title: "Text without an element",
    command: (dir) => ownGate("bare-text", dir),
    config: ["tsconfig.base.json"],
  },
];

function ownGate(folder: string, dir: string): string[] {
  return [process.execPath, join(import.meta.dirname, "..", folder, "main.ts"), dir];
}

function sourceFolders(dir: string): string[] {
  return globSync(["shell", "mf-*", "shared", "registry", "api", "e2e", "bench", "tools"], { cwd: dir }).toSorted();
}
