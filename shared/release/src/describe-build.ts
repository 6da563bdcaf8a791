import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import {
  type FederationManifest,
  federationManifestFile,
  federationManifestSchema,
} from "@zhian/contracts/federation-manifest";
import {
  type Assets,
  type FragmentDefinition,
  type FragmentManifest,
  fragmentDefinitionSchema,
} from "@zhian/contracts/fragment";
import { hashesFile, hashesOf } from "@zhian/contracts/hashes-file";
import { packageOfShared } from "@zhian/contracts/shared-modules";
import * as z from "zod/mini";
import { type HashedFiles, hashFiles } from "./hash-files.ts";
import { writeRelease } from "./write-release.ts";

/** Beside package.json: what no build can know. */
export const definitionFile = "fragment.definition.json";

const definitionSchema = z.strictObject({
  ...fragmentDefinitionSchema.shape,
  publishes: z._default(fragmentDefinitionSchema.shape.publishes, []),
  hears: z._default(fragmentDefinitionSchema.shape.hears, []),
  renderBudgetMs: z._default(fragmentDefinitionSchema.shape.renderBudgetMs, 500),
});
const packageSchema = z.object({ version: z.string() });

/**
 * Describes what any bundler with Module Federation's plugin has built: writes `fragment.json` and `hashes.json` into `dist`. `folder` has package.json
 * and the definition. Throws a TypeError that says what is missing or wrong.
 */
export async function describeBuild(folder: string, dist: string): Promise<FragmentManifest> {
  const definition: FragmentDefinition = await readJson(join(folder, definitionFile), definitionSchema);
  const { version } = await readJson(join(folder, "package.json"), packageSchema);
  const federation = await readJson(join(dist, federationManifestFile), federationManifestSchema);
  const files = await hashFiles(dist);
  return writeRelease({
    dist,
    definition,
    definedIn: definitionFile,
    version,
    browser: browserOf(federation, Object.keys(hashesOf(files))),
    shared: sharedOf(federation),
    source: { digest: digestOf(files) },
  });
}

async function readJson<Schema extends z.ZodMiniType>(path: string, schema: Schema): Promise<z.output<Schema>> {
  const name = basename(path);
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw new TypeError(`${path} cannot be read`, { cause: error });
  });
  const read = schema.safeParse(parse(name, text));
  if (!read.success) throw new TypeError(`${name}:\n${z.prettifyError(read.error)}`);
  return read.data;
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TypeError(`${name} is not JSON: ${String(error)}`, { cause: error });
  }
}

function browserOf({ metaData, exposes }: FederationManifest, built: readonly string[]): FragmentManifest["browser"] {
  const exposed = exposes.find(({ path }) => path === "./app");
  if (!exposed) throw new TypeError(`${federationManifestFile} exposes no ./app`);
  const entry = metaData.remoteEntry.path + metaData.remoteEntry.name;
  const initial = { js: exposed.assets.js.sync, css: exposed.assets.css.sync };
  const first = new Set([entry, ...initial.js, ...initial.css]);
  const lazy = built.filter((path) => !first.has(path));
  return { global: metaData.globalName, entry, expose: "./app", initial, chunks: chunksOf(lazy) };
}

/** Module Federation does not list names of chunks: a chunk has the name of its files, without folder and extension. */
function chunksOf(paths: readonly string[]): Record<string, Assets> {
  const chunks: Record<string, Assets> = {};
  for (const path of paths) {
    const name = basename(path, extname(path));
    const { js, css } = (chunks[name] ??= { js: [], css: [] });
    (path.endsWith(".css") ? css : js).push(path);
  }
  return chunks;
}

/** By package, as the registry compares them. What the shell does not share keeps its own name, for the registry to refuse. */
function sharedOf({ shared }: FederationManifest): FragmentManifest["shared"] {
  return Object.fromEntries(
    shared.map(({ name, version, requiredVersion }) => [
      packageOfShared(name) ?? name,
      { version, range: requiredVersion },
    ]),
  );
}

/** Of what was built: what is written here does not count. */
function digestOf(files: HashedFiles): string {
  const built = Object.entries(files).filter(([path]) => path !== "fragment.json" && path !== hashesFile);
  const lines = built.map(([path, { integrity }]) => `${path} ${integrity}`);
  return createHash("sha256").update(lines.join("\n")).digest("hex");
}
