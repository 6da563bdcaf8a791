import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fragmentManifestSchema } from "@zhian/contracts/fragment";
import { hashRelease } from "@zhian/release/hash-files";
import semver from "semver";

/** A newer version, as in production: a shell's work on promotion and rollback depends on which of the two is newer. */
export function versionAfter(first: string, purpose: string): string {
  return `${semver.inc(first, "patch")}-${purpose}.1`;
}

/**
 * Copies a built fragment's folder to `dir` as another release. Only the version differs, which is part of the address of each of its
 * files and so appears on every page that shows it.
 */
export async function makeSecondRelease(fragment: string, dir: string, version: string): Promise<void> {
  const dist = join(dir, "dist");
  await rm(dir, { recursive: true, force: true });
  await cp(join(fragment, "dist"), dist, { recursive: true });
  await cp(join(fragment, "package.json"), join(dir, "package.json"));
  const manifest = fragmentManifestSchema.parse(JSON.parse(await readFile(join(dist, "fragment.json"), "utf8")));
  await rm(join(dist, "fragment.json"));
  await readdress(dist, `/${manifest.name}/${manifest.version}/`, `/${manifest.name}/${version}/`);
  const source = { digest: `${manifest.source.digest}-${version}` };
  const second = { ...manifest, version, source, files: await hashRelease(dist) };
  await writeFile(join(dist, "fragment.json"), `${JSON.stringify(second)}\n`);
}

async function readdress(dist: string, from: string, to: string): Promise<void> {
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(c?js|css|json)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const text = await readFile(path, "utf8");
    if (text.includes(from)) await writeFile(path, text.replaceAll(from, to));
  }
}
