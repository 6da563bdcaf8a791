import { type FragmentManifest, fragmentManifestSchema } from "@zhian/contracts/fragment";
import { isReservedPath } from "@zhian/contracts/reserved-roots";
import semver from "semver";
import * as z from "zod";
import { messageOf } from "../error-code.ts";
import type { StagedFile } from "../files/file-store.ts";
import { refuse } from "../refusal.ts";
import { isReleaseVersion } from "../version.ts";
import { contentFault, hasScript } from "./file-types.ts";
import { limits } from "./limits.ts";
import { styleFaults } from "./style-faults.ts";

/** The manifest of an upload whose files are exactly what it says. Throws RefusedError with every fault found. */
export function checkRelease(name: string, files: ReadonlyMap<string, StagedFile>): FragmentManifest {
  const manifest = readManifest(files.get("fragment.json"));
  const faults = [
    ...identityFaults(name, manifest),
    ...entryFaults(manifest),
    ...fileFaults(manifest, files),
    ...routeFaults(manifest),
    ...sharedFaults(manifest),
    ...fallbackFaults(manifest),
  ];
  if (faults.length > 0) throw badManifest(faults);
  return manifest;
}

function readManifest(file: StagedFile | undefined): FragmentManifest {
  if (!file) throw badManifest(["fragment.json is missing"]);
  if (!file.content || file.bytes > limits.manifestBytes) throw badManifest(["fragment.json is over 256 KiB"]);
  const parsed = fragmentManifestSchema.safeParse(parseJson(file.content));
  if (!parsed.success) throw badManifest([z.prettifyError(parsed.error)]);
  return parsed.data;
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(content), (key, value: unknown) => {
      if (key === "__proto__" || key === "constructor" || key === "prototype") throw new SyntaxError(`the key ${key}`);
      return value;
    });
  } catch (error) {
    throw badManifest([`fragment.json is not JSON: ${messageOf(error)}`]);
  }
}

function identityFaults(name: string, { name: stated, version, browser }: FragmentManifest): string[] {
  const faults: string[] = [];
  if (stated !== name) faults.push(`fragment.json is of ${stated}, the address says ${name}`);
  if (!isReleaseVersion(version)) {
    faults.push(
      `the version ${JSON.stringify(version)} is not a semantic version without build metadata, such as 1.2.3`,
    );
  }
  const global = name.replaceAll("-", "_");
  if (browser.global !== global)
    faults.push(`browser.global must be ${global}: a global of another name could be another fragment's`);
  return faults;
}

function entryFaults({ browser, server, files }: FragmentManifest): string[] {
  const assets = [browser.initial, ...Object.values(browser.chunks)];
  const scripts = [browser.entry, ...assets.flatMap(({ js }) => js)];
  const styles = assets.flatMap(({ css }) => css);
  const isListed = (path: string) => Object.hasOwn(files, path);
  return [
    ...scripts
      .filter((path) => !/\.m?js$/.test(path) || path.startsWith("server/"))
      .map((path) => `${path} is not a browser script`),
    ...styles
      .filter((path) => !path.endsWith(".css") || path.startsWith("server/"))
      .map((path) => `${path} is not a browser style`),
    ...(/^server\/.*\.c?js$/.test(server.entry) ? [] : [`server.entry ${server.entry} is not a script under server/`]),
    ...[...scripts, ...styles, server.entry].filter((path) => !isListed(path)).map((path) => `${path} is not in files`),
  ];
}

function fileFaults({ files }: FragmentManifest, sent: ReadonlyMap<string, StagedFile>): string[] {
  const faults: string[] = [];
  for (const [path, { integrity, bytes }] of Object.entries(files)) {
    const file = sent.get(path);
    if (!file) faults.push(`${path} is listed and was not sent`);
    else if (file.integrity !== integrity) faults.push(`${path} has another SHA-384 than listed`);
    else if (file.bytes !== bytes) faults.push(`${path} has ${file.bytes} bytes, listed are ${bytes}`);
  }
  for (const [path, file] of sent) {
    if (path === "fragment.json") continue;
    if (!Object.hasOwn(files, path)) faults.push(`${path} was sent and is not listed`);
    const fault = contentFault(path, file);
    if (fault) faults.push(`${path}: ${fault}`);
    if (path.endsWith(".css")) faults.push(...styleFaults(file.content).map((each) => `${path}: ${each}`));
  }
  return faults;
}

function routeFaults({ routes }: FragmentManifest): string[] {
  return routes
    .filter((pattern) => isReservedPath(pattern))
    .map((pattern) => `the route ${pattern} belongs to the platform`);
}

function sharedFaults({ shared }: FragmentManifest): string[] {
  return Object.entries(shared)
    .filter(
      ([, { version, range }]) =>
        !semver.valid(version) || semver.validRange(range) === null || !semver.satisfies(version, range),
    )
    .map(
      ([module, { version, range }]) =>
        `shared ${module}: ${JSON.stringify(version)} does not satisfy ${JSON.stringify(range)}`,
    );
}

function fallbackFaults({ fallback }: FragmentManifest): string[] {
  return Object.entries(fallback)
    .filter(([, bySlot]) => Object.values(bySlot).some(hasScript))
    .map(([locale]) => `fallback ${locale} holds a script or an event handler: it must be static`);
}

function badManifest(faults: readonly string[]) {
  const shown = faults.slice(0, 10).join("; ").slice(0, 2000);
  const rest = faults.length > 10 ? `; and ${faults.length - 10} more` : "";
  return refuse(
    "bad-release",
    `The release is refused: ${shown}${rest}.`,
    "Correct these and build again, then publish.",
  );
}
