import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import {
  type FederationManifest,
  federationManifestFile,
  federationManifestSchema,
} from "@zhian/contracts/federation-manifest";
import {
  type Assets,
  assetsSchema,
  type FragmentDefinition,
  type FragmentManifest,
  fragmentDefinitionSchema,
} from "@zhian/contracts/fragment";
import { globalName } from "@zhian/contracts/global-name";
import { hashesFile, hashesOf } from "@zhian/contracts/hashes-file";
import { packageOfShared } from "@zhian/contracts/shared-modules";
import * as z from "zod/mini";
import { bundledUses } from "./bundled-uses.ts";
import { type HashedFiles, hashFiles } from "./hash-files.ts";
import { writeRelease } from "./write-release.ts";

/** Next to package.json: data that no build contains. */
export const definitionFile = "fragment.definition.json";

const definitionSchema = z.strictObject({
  ...fragmentDefinitionSchema.shape,
  publishes: z._default(fragmentDefinitionSchema.shape.publishes, []),
  hears: z._default(fragmentDefinitionSchema.shape.hears, []),
  renderBudgetMs: z._default(fragmentDefinitionSchema.shape.renderBudgetMs, 500),
  browser: z.optional(z.strictObject({ entry: z.string(), initial: assetsSchema })),
});
type StatedBrowser = NonNullable<z.output<typeof definitionSchema>["browser"]>;
const packageSchema = z.object({ version: z.string() });

/**
 * Describes any bundler's build: writes `fragment.json` and `hashes.json` into `dist`. `folder` has package.json and the definition.
 * The browser part is read from the manifest of Module Federation's plugin, or from `browser` in the definition if there is no such
 * plugin. Throws a TypeError that names the fault.
 */
export async function describeBuild(folder: string, dist: string): Promise<FragmentManifest> {
  const { browser: stated, ...definition } = await readJson(join(folder, definitionFile), definitionSchema);
  const { version } = await readJson(join(folder, "package.json"), packageSchema);
  const files = await hashFiles(dist);
  const built = Object.keys(hashesOf(files));
  return writeRelease({
    dist,
    definition,
    definedIn: definitionFile,
    version,
    ...(stated ? statedHalf(definition, stated, built) : await federatedHalf(dist, built)),
    source: { digest: digestOf(files) },
  });
}

type BrowserHalf = Pick<FragmentManifest, "browser" | "shared" | "uses">;

/** Such a container is written by hand, so it takes nothing from the share scope. */
function statedHalf(
  { name }: FragmentDefinition,
  { entry, initial }: StatedBrowser,
  built: readonly string[],
): BrowserHalf {
  const lost = [entry, ...initial.js, ...initial.css].filter((path) => !built.includes(path));
  if (lost.length > 0) throw new TypeError(`${definitionFile}: browser lists ${lost.join(", ")}, which was not built`);
  return { browser: toBrowser({ global: globalName(name), entry, initial }, built), shared: {} };
}

async function federatedHalf(dist: string, built: readonly string[]): Promise<BrowserHalf> {
  if (!existsSync(join(dist, federationManifestFile))) {
    const where = `${definitionFile} has no browser, and ${dist} has no ${federationManifestFile}`;
    throw new TypeError(
      `${where}. Module Federation's plugin writes it if output.publicPath is "auto" and its manifest option is not false`,
    );
  }
  const federation = await readJson(join(dist, federationManifestFile), federationManifestSchema);
  const uses = await bundledUses(dist, built);
  return { browser: browserOf(federation, built), shared: sharedOf(federation), ...(uses && { uses }) };
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
  if (!exposed) throw new TypeError(`${federationManifestFile} does not expose ./app`);
  const entry = metaData.remoteEntry.path + metaData.remoteEntry.name;
  const initial = { js: exposed.assets.js.sync, css: exposed.assets.css.sync };
  return toBrowser({ global: metaData.globalName, entry, initial }, built);
}

function toBrowser(
  half: Pick<FragmentManifest["browser"], "global" | "entry" | "initial">,
  built: readonly string[],
): FragmentManifest["browser"] {
  const first = new Set([half.entry, ...half.initial.js, ...half.initial.css]);
  return { ...half, expose: "./app", chunks: chunksOf(built.filter((path) => !first.has(path))) };
}

/** No bundler lists chunk names: a chunk is named after its files, without folder and extension. */
function chunksOf(paths: readonly string[]): Record<string, Assets> {
  const chunks: Record<string, Assets> = {};
  for (const path of paths) {
    const name = basename(path, extname(path));
    const { js, css } = (chunks[name] ??= { js: [], css: [] });
    (path.endsWith(".css") ? css : js).push(path);
  }
  return chunks;
}

/** By package, as the registry compares them. A package that the shell does not share keeps its own name, for the registry to refuse. */
function sharedOf({ shared }: FederationManifest): FragmentManifest["shared"] {
  return Object.fromEntries(
    shared.map(({ name, version, requiredVersion }) => [
      packageOfShared(name) ?? name,
      { version, range: requiredVersion },
    ]),
  );
}

/** Digest of the build's files, without those written here. */
function digestOf(files: HashedFiles): string {
  const built = Object.entries(files).filter(([path]) => path !== "fragment.json" && path !== hashesFile);
  const lines = built.map(([path, { integrity }]) => `${path} ${integrity}`);
  return createHash("sha256").update(lines.join("\n")).digest("hex");
}
