import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { federationManifestFile } from "@zhian/contracts/federation-manifest";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import { globalName } from "@zhian/contracts/global-name";
import { hashesFile } from "@zhian/contracts/hashes-file";
import type { StagedFile, Staging } from "../files/file-store.ts";
import { canonicalJson } from "../support/canonical-json.ts";
import { checkRelease, type ScriptFindings } from "./check-release.ts";
import { createPathCheck } from "./entry-path.ts";
import { readTar } from "./read-tar.ts";
import { unpack } from "./unpack.ts";
import { watchConsumed } from "./watch-consumed.ts";

export interface ReceivedRelease {
  manifest: FragmentManifest;
  files: readonly StagedFile[];
  /** SHA-256 (hex) over path and SHA-384 of every file: independent of how they were packed. */
  digest: string;
}

const manifests = new Set(["fragment.json", hashesFile, federationManifestFile]);

/** For other files the head is enough, so that fifty concurrent uploads are not all held in memory. */
function isRead(path: string): boolean {
  return manifests.has(path) || path.endsWith(".svg") || path.endsWith(".css");
}

/** Found in every build of React and its renderer, minified or not, and in no script that takes them from the shell. */
const reactMark = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

function isBrowserScript(path: string): boolean {
  return /\.m?js$/.test(path) && !path.startsWith("server/");
}

/** Streams an upload into `staging`, entry by entry, then checks it as a whole. Throws RefusedError. */
export async function receiveRelease(name: string, upload: Readable, staging: Staging): Promise<ReceivedRelease> {
  const checkPath = createPathCheck();
  const files = new Map<string, StagedFile>();
  const scripts: ScriptFindings = { ownReacts: [], nameGlobal: new Set(), consumed: [] };
  for await (const entry of readTar(unpack(upload))) {
    checkPath(entry.path);
    const body = isBrowserScript(entry.path) ? watchScript(name, entry, scripts) : entry.body;
    files.set(entry.path, await staging.add(entry.path, body, { isRead: isRead(entry.path) }));
  }
  const manifest = checkRelease(name, files, scripts);
  const hashes = Object.fromEntries([...files].map(([path, { integrity }]) => [path, integrity]));
  const digest = createHash("sha256").update(canonicalJson(hashes)).digest("hex");
  return { manifest, files: [...files.values()], digest };
}

function watchScript(
  name: string,
  { path, body }: { path: string; body: AsyncIterable<Buffer> },
  { ownReacts, nameGlobal, consumed }: ScriptFindings,
): AsyncIterable<Buffer> {
  const forReact = watchFor(reactMark, body, () => ownReacts.push(path));
  const forGlobal = watchFor(globalName(name), forReact, () => nameGlobal.add(path));
  return watchConsumed(path, forGlobal, (module) => consumed.push(module));
}

/** Passes a stream through unchanged, and calls `found` once if it contains `mark` (ASCII). */
async function* watchFor(mark: string, body: AsyncIterable<Buffer>, found: () => void): AsyncGenerator<Buffer> {
  let isFound = false;
  /** End of the previous chunks: a mark may span several. */
  let tail = "";
  for await (const chunk of body) {
    if (!isFound) {
      const seen = tail + chunk.toString("latin1");
      isFound = seen.includes(mark);
      if (isFound) found();
      tail = seen.slice(-(mark.length - 1));
    }
    yield chunk;
  }
}
