import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type FragmentManifest, fragmentManifestSchema } from "@zhian/contracts/fragment";
import { readFragmentFolders } from "../build/fragment-folders.ts";
import { CommandError } from "../progress/print-failure.ts";

export interface BuiltFragment {
  manifest: FragmentManifest;
  dist: string;
}

export interface Subject extends BuiltFragment {
  /** Plain path of a page that it is on. */
  path: string;
  /** Plain path and main fragment of a page on which it is not in the main slot. */
  away: { path: string; fragment: string };
  /** Whether navigation mounts and unmounts it: it fills `main`. */
  comesAndGoes: boolean;
}

/** Reads the build of the fragment in `folder`. Throws a CommandError if there is none. */
export function readBuild(folder: string): BuiltFragment {
  const dist = join(folder, "dist");
  const stated = join(dist, "fragment.json");
  if (!existsSync(stated)) throw new CommandError(`${dist} has no fragment.json. Build it first: npm run build`);
  return { dist, manifest: fragmentManifestSchema.parse(JSON.parse(readFileSync(stated, "utf8"))) };
}

/** The other fragments of the tree that are built. */
export function readOthers(root: string, name: string): BuiltFragment[] {
  return readFragmentFolders(root)
    .filter(({ name: other, dir }) => other !== name && existsSync(join(dir, "dist/fragment.json")))
    .map(({ dir }) => readBuild(dir));
}

/** Throws a CommandError that states why a fragment cannot be checked. */
export function toSubject(built: BuiltFragment, others: readonly BuiltFragment[], path?: string): Subject {
  const { name, slots, routes, opensOn } = built.manifest;
  if (opensOn !== undefined) {
    throw new CommandError(`${name} opens on ${opensOn} over another page: it has no page of its own to check.`);
  }
  if (!slots.includes("header") && !others.some(({ manifest }) => manifest.slots.includes("header"))) {
    throw new CommandError("A page needs a header, but none is built: npm run build -w mf-header-footer");
  }
  const away = others
    .filter(({ manifest }) => manifest.slots.includes("main"))
    .flatMap(({ manifest }) =>
      manifest.routes.filter(isPage).map((route) => ({ path: route, fragment: manifest.name })),
    )
    // The home page is the largest: any other page gives the same result faster.
    .toSorted((a, b) => Number(a.path === "/") - Number(b.path === "/"))[0];
  if (!away) throw new CommandError("No other fragment with a page is built to navigate to and from: npm run build");
  const comesAndGoes = slots.includes("main");
  const own = routes.find(isPage) ?? routes[0]?.slice(0, -2);
  return { ...built, path: path ?? (comesAndGoes ? own : undefined) ?? away.path, away, comesAndGoes };
}

function isPage(route: string): boolean {
  return !route.endsWith("/*");
}
