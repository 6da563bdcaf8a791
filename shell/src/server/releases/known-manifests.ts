import { mkdir, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { acceptedManifestSchema, type FragmentManifest } from "@zhian/contracts/fragment";
import { writeFileAtomically } from "../write-file-atomically.ts";
import type { KeptRelease } from "./choose-surplus.ts";

export interface KnownManifests {
  remember(manifest: FragmentManifest): Promise<void>;
  find(name: string, version: string): Promise<FragmentManifest | undefined>;
  /** Returns all releases on disk, with the time at which each was last served. */
  list(): Promise<KeptRelease[]>;
  /** Records when the release was last served. */
  touch(release: NameAndVersion, at: Date): Promise<void>;
  forget(release: NameAndVersion): Promise<void>;
}

type NameAndVersion = Pick<FragmentManifest, "name" | "version">;

/** Manifests of the releases that were live here: tabs opened on them still request their files. */
export function createKnownManifests(folder: string): KnownManifests {
  const known = new Map<string, FragmentManifest>();
  const fileOf = (name: string, version: string) => join(folder, name, `${version}.json`);

  return {
    async remember(manifest) {
      known.set(`${manifest.name}@${manifest.version}`, manifest);
      await writeFileAtomically(fileOf(manifest.name, manifest.version), JSON.stringify(manifest));
    },
    async find(name, version) {
      const held = known.get(`${name}@${version}`);
      if (held) return held;
      const manifest = await readManifest(fileOf(name, version));
      if (manifest) known.set(`${name}@${version}`, manifest);
      return manifest;
    },
    async list() {
      const paths = await listFiles(folder);
      const found = paths.map(async (path): Promise<KeptRelease[]> => {
        const manifest = await readManifest(path);
        return manifest ? [{ manifest, usedAt: (await stat(path)).mtimeMs }] : [];
      });
      return (await Promise.all(found)).flat();
    },
    async touch({ name, version }, at) {
      await utimes(fileOf(name, version), at, at);
    },
    async forget({ name, version }) {
      known.delete(`${name}@${version}`);
      await rm(fileOf(name, version), { force: true });
    },
  };
}

async function listFiles(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter(({ name }) => name.endsWith(".json")).map(({ parentPath, name }) => join(parentPath, name));
}

async function readManifest(file: string): Promise<FragmentManifest | undefined> {
  try {
    return acceptedManifestSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return undefined; // Absent or corrupt: the registry is used instead.
  }
}
