import { federationManifestFile } from "@zhian/contracts/federation-manifest";
import { type FragmentManifest, fragmentDefinitionSchema, fragmentManifestSchema } from "@zhian/contracts/fragment";
import { globalName } from "@zhian/contracts/global-name";
import { hashesFile, hashesOf } from "@zhian/contracts/hashes-file";
import { isReservedPath } from "@zhian/contracts/reserved-roots";
import { errorMessage } from "@zhian/server/read-error";
import semver from "semver";
import * as z from "zod";
import type { StagedFile } from "../files/file-store.ts";
import { type Fault, inBuild, inDefinition, inPackage, placesOf } from "../model/manifest-line.ts";
import { refusal } from "../model/refusal.ts";
import { isReleaseVersion } from "../model/version.ts";
import { broughtFaults } from "./brought-faults.ts";
import { consumedFaults, federationFaults } from "./federation-faults.ts";
import { contentFault, hasScript } from "./file-types.ts";
import { limits } from "./limits.ts";
import { styleFaults } from "./style-faults.ts";
import type { ConsumedModule } from "./watch-consumed.ts";

/** Findings in a release's browser scripts. */
export interface ScriptFindings {
  /** Scripts that contain their own copy of React. */
  ownReacts: string[];
  /** Scripts that contain the name of the fragment's global. */
  nameGlobal: Set<string>;
  consumed: ConsumedModule[];
}

/** Returns the manifest of an upload whose files match it exactly. Throws RefusedError with every fault found. */
export function checkRelease(
  name: string,
  files: ReadonlyMap<string, StagedFile>,
  scripts: ScriptFindings,
): FragmentManifest {
  const manifest = readManifest(name, files.get("fragment.json"));
  const faults: Fault[] = [
    ...identityFaults(name, manifest),
    ...entryFaults(manifest),
    ...containerFaults(manifest, files, scripts),
    ...fileFaults(manifest, files).map((text) => ({ text })),
    ...hashesFaults(manifest, files.get(hashesFile)),
    ...federationFaults(manifest, files.get(federationManifestFile)),
    ...routeFaults(manifest),
    ...broughtFaults(manifest),
    ...sharedFaults(manifest),
    ...scripts.ownReacts.map((path) => ownReactFault(name, path)),
    ...consumedFaults(manifest, scripts.consumed),
    ...fallbackFaults(manifest).map((text) => ({ text })),
  ];
  if (faults.length > 0) throw badManifest(faults);
  return manifest;
}

function readManifest(name: string, file: StagedFile | undefined): FragmentManifest {
  if (!file) throw badManifest([{ text: "fragment.json is missing" }]);
  if (!file.content || file.bytes > limits.manifestBytes)
    throw badManifest([{ text: "fragment.json is larger than 256 KiB" }]);
  const parsed = fragmentManifestSchema.safeParse(parseJson(file.content));
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  throw badManifest([
    { text: z.prettifyError(parsed.error) },
    ...issues.flatMap(({ path: [key = ""] }) =>
      Object.hasOwn(fragmentDefinitionSchema.shape, key) ? [{ text: "", at: inDefinition(name, String(key)) }] : [],
    ),
  ]);
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(content), (key, value: unknown) => {
      if (key === "__proto__" || key === "constructor" || key === "prototype")
        throw new SyntaxError(`it has the key ${key}`);
      return value;
    });
  } catch (error) {
    throw badManifest([{ text: `fragment.json is not valid JSON: ${errorMessage(error)}` }]);
  }
}

function identityFaults(name: string, { name: stated, version, browser }: FragmentManifest): Fault[] {
  const faults: Fault[] = [];
  if (stated !== name) {
    const text = `fragment.json is for ${stated}, but the URL says ${name}`;
    faults.push({ text, at: inDefinition(name, "name", stated) });
  }
  if (!isReleaseVersion(version)) {
    const text = `the version ${JSON.stringify(version)} is not a semantic version without build metadata, such as 1.2.3`;
    faults.push({ text, at: inPackage(name, "version", version) });
  }
  const global = globalName(name);
  if (browser.global !== global) {
    const text = `browser.global must be ${global}: a global with another name could be another fragment's`;
    faults.push({ text, at: inBuild(name) });
  }
  return faults;
}

function entryFaults({ name, browser, server, files }: FragmentManifest): Fault[] {
  const assets = [browser.initial, ...Object.values(browser.chunks)];
  const scripts = [browser.entry, ...assets.flatMap(({ js }) => js)];
  const styles = assets.flatMap(({ css }) => css);
  const isListed = (path: string) => Object.hasOwn(files, path);
  const texts = [
    ...scripts
      .filter((path) => !/\.m?js$/.test(path) || path.startsWith("server/"))
      .map((path) => `${path} is not a browser script`),
    ...styles
      .filter((path) => !path.endsWith(".css") || path.startsWith("server/"))
      .map((path) => `${path} is not a browser style`),
    ...(/^server\/.*\.c?js$/.test(server.entry) ? [] : [`server.entry ${server.entry} is not a script under server/`]),
    ...[...scripts, ...styles].filter((path) => !isListed(path)).map((path) => `${path} is not in files`),
    ...(isListed(server.entry) ? [] : [`the server bundle ${server.entry} is not in files: pages would have no HTML`]),
  ];
  return texts.map((text) => ({ text, at: inBuild(name) }));
}

/** A page reads the container from the global, once the entry has run. */
function containerFaults(
  { name, browser: { entry, global } }: FragmentManifest,
  sent: ReadonlyMap<string, StagedFile>,
  { nameGlobal }: ScriptFindings,
): Fault[] {
  if (!sent.has(entry) || nameGlobal.has(entry)) return [];
  const why = sent.get(entry)?.bytes === 0 ? `${entry} is empty` : `${entry} does not define ${global}`;
  return [{ text: `browser.entry: ${why}`, at: inBuild(name) }];
}

function fileFaults({ files }: FragmentManifest, sent: ReadonlyMap<string, StagedFile>): string[] {
  const faults: string[] = [];
  for (const [path, { integrity, bytes }] of Object.entries(files)) {
    const file = sent.get(path);
    if (!file) faults.push(`${path} is listed but was not uploaded`);
    else if (file.integrity !== integrity) faults.push(`${path} has a different SHA-384 than listed`);
    else if (file.bytes !== bytes) faults.push(`${path} has ${file.bytes} bytes, but ${bytes} are listed`);
  }
  for (const [path, file] of sent) {
    if (path === "fragment.json") continue;
    if (!Object.hasOwn(files, path)) faults.push(`${path} was uploaded but is not listed`);
    const fault = contentFault(path, file);
    if (fault) faults.push(`${path}: ${fault}`);
    if (path.endsWith(".css")) faults.push(...styleFaults(file.content).map((each) => `${path}: ${each}`));
  }
  return faults;
}

/** A browser would refuse files with a wrong or missing hash: better to detect it now than on a page. */
function hashesFaults({ name, files }: FragmentManifest, sent: StagedFile | undefined): Fault[] {
  if (!sent) return [];
  const isRight = sent.content?.toString("utf8") === JSON.stringify(hashesOf(files));
  return isRight ? [] : [{ text: `${hashesFile} does not have the hashes of the release's files`, at: inBuild(name) }];
}

function routeFaults({ name, routes }: FragmentManifest): Fault[] {
  return routes
    .filter((pattern) => isReservedPath(pattern))
    .map((pattern) => ({
      text: `the route ${pattern} is reserved for the platform`,
      at: inDefinition(name, "routes", pattern),
    }));
}

function sharedFaults({ name, shared }: FragmentManifest): Fault[] {
  return Object.entries(shared)
    .filter(
      ([, { version, range }]) =>
        !semver.valid(version) || semver.validRange(range) === null || !semver.satisfies(version, range),
    )
    .map(([module, { version, range }]) => ({
      text: `shared ${module}: ${JSON.stringify(version)} does not satisfy ${JSON.stringify(range)}`,
      at: inPackage(name, module),
    }));
}

/** Two copies of React in one page break hooks. A fragment without React has none. */
function ownReactFault(name: string, path: string): Fault {
  return { text: `${path} contains its own copy of React: use the one that the shell shares`, at: inBuild(name) };
}

function fallbackFaults({ fallback }: FragmentManifest): string[] {
  return Object.entries(fallback)
    .filter(([, bySlot]) => Object.values(bySlot).some(hasScript))
    .map(([locale]) => `fallback ${locale} contains a script or an event handler: it must be static`);
}

function badManifest(faults: readonly Fault[]) {
  const texts = faults.map(({ text }) => text).filter((text) => text !== "");
  const shown = texts.slice(0, 10).join("; ").slice(0, 2000);
  const rest = texts.length > 10 ? `; and ${texts.length - 10} more` : "";
  return refusal({
    code: "bad-release",
    message: `The release was refused: ${shown}${rest}.`,
    remedy: "Fix these and build again, then publish.",
    at: placesOf(faults),
  });
}
