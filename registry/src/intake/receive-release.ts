import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import { canonicalJson } from "../canonical-json.ts";
import type { StagedFile, Staging } from "../files/file-store.ts";
import { checkRelease } from "./check-release.ts";
import { createPathCheck } from "./entry-path.ts";
import { readTar } from "./read-tar.ts";
import { unpack } from "./unpack.ts";

export interface ReceivedRelease {
  manifest: FragmentManifest;
  files: readonly StagedFile[];
  /** SHA-256 (hex) over path and SHA-384 of every file: does not depend on how they were packed. */
  digest: string;
}

/** Of the others the head is enough: fifty uploads at once are not all held in memory. */
function isRead(path: string): boolean {
  return path === "fragment.json" || path.endsWith(".svg") || path.endsWith(".css");
}

/** Streams an upload into `staging`, entry by entry, and checks it whole. Throws RefusedError. */
export async function receiveRelease(name: string, upload: Readable, staging: Staging): Promise<ReceivedRelease> {
  const checkPath = createPathCheck();
  const files = new Map<string, StagedFile>();
  for await (const entry of readTar(unpack(upload))) {
    checkPath(entry.path);
    files.set(entry.path, await staging.add(entry.path, entry.body, { isRead: isRead(entry.path) }));
  }
  const manifest = checkRelease(name, files);
  const hashes = Object.fromEntries([...files].map(([path, { integrity }]) => [path, integrity]));
  const digest = createHash("sha256").update(canonicalJson(hashes)).digest("hex");
  return { manifest, files: [...files.values()], digest };
}
