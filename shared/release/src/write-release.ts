import { rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { contractName, contractRange, contractVersion } from "@zhian/contracts/contract-version";
import {
  type FragmentDefinition,
  type FragmentManifest,
  fragmentDefinitionSchema,
  fragmentManifestSchema,
} from "@zhian/contracts/fragment";
import type { ServerBundle } from "@zhian/contracts/render";
import * as z from "zod/mini";
import { type HashedFiles, hashRelease } from "./hash-files.ts";

interface ReleaseParts extends Pick<FragmentManifest, "version" | "browser" | "shared" | "uses" | "source"> {
  /** Folder with everything that was built. */
  dist: string;
  definition: FragmentDefinition;
  /** File with the definition, for messages. */
  definedIn: string;
}

/** Writes `fragment.json`, and `hashes.json` for browsers. Throws a TypeError that names every fault if it is not a valid release. */
export async function writeRelease({ dist, definition, definedIn, ...parts }: ReleaseParts): Promise<FragmentManifest> {
  const defined = fragmentDefinitionSchema.safeParse(definition);
  if (!defined.success) throw new TypeError(`${definedIn}:\n${z.prettifyError(defined.error)}`);

  // From an earlier run.
  await rm(join(dist, "fragment.json"), { force: true });
  const files = await hashRelease(dist);
  const server = serverBundleOf(files);
  const manifest: FragmentManifest = {
    schema: 1,
    ...defined.data,
    ...parts,
    shared: { ...parts.shared, [contractName]: { version: contractVersion, range: contractRange(contractVersion) } },
    server: { entry: server },
    fallback: renderFallbacks(join(dist, server)),
    files,
  };
  const whole = fragmentManifestSchema.safeParse(manifest);
  if (!whole.success) throw new TypeError(`${dist} is not a valid release:\n${z.prettifyError(whole.error)}`);
  await writeFile(join(dist, "fragment.json"), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

function serverBundleOf(files: HashedFiles): string {
  const path = Object.keys(files).find((each) => /^server\/render\.([^/]+\.)?c?js$/.test(each));
  if (!path)
    throw new TypeError("there is no server bundle: its file must be server/render.cjs or server/render.<hash>.cjs");
  return path;
}

function renderFallbacks(serverBundle: string): FragmentManifest["fallback"] {
  // Its own team runs it, and the guide requires this type; the result is checked with the rest.
  const { fallback } = createRequire(import.meta.url)(serverBundle) as Partial<ServerBundle>;
  if (!fallback) throw new TypeError(`${serverBundle} does not export fallback(locale)`);
  return { en: fallback("en"), zh: fallback("zh") };
}
