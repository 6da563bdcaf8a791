import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type FragmentManifest, fragmentManifestSchema } from "@zhian/contracts/fragment";
import { writeFileAtomically } from "../write-file-atomically.ts";

export interface KnownManifests {
  remember(manifest: FragmentManifest): Promise<void>;
  find(name: string, version: string): Promise<FragmentManifest | undefined>;
}

/** Manifests of all releases that were ever live here: tabs that were opened on them still ask for their files. */
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
  };
}

async function readManifest(file: string): Promise<FragmentManifest | undefined> {
  try {
    return fragmentManifestSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return undefined; // Absent or broken: the registry is asked instead.
  }
}
