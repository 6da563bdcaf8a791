import { createHash, randomBytes, verify } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { signedSnapshotSchema, snapshotSchema } from "@zhian/contracts/snapshot";
import * as z from "zod";
import { type HistoryEntry, historyEntrySchema, isServing, noHash } from "../model/history.ts";
import { canonicalJson } from "../support/canonical-json.ts";
import { putEmptyDatabase } from "./database-images.ts";
import { type RegistryProcess, startRegistryProcess } from "./registry-process.ts";
import { findTestPostgres, openEmptyPostgres } from "./running-registry.ts";

/** A registry's data directory (or PostgreSQL, if tests have it) and the processes that serve it, one after the other. */
export interface CrashSession {
  dataDir: string;
  /** Whether replicas may share it: then leftovers of an upload stay for an hour. */
  isShared: boolean;
  /** Starts the next process, which ends at `failpoint` if given, and waits until it serves. */
  start(failpoint?: string): Promise<RegistryProcess>;
  /** Resolves with the response, or with undefined when the process ended before it was complete. */
  call(path: string, init?: RequestInit): Promise<{ status: number; body: unknown } | undefined>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  operator(): Promise<Record<string, string>>;
  close(): Promise<void>;
}

interface CrashSessionOptions {
  /** Environment of each process. */
  env?: Record<string, string>;
  /** State before the first process: `nothing` only where a test needs it, since it takes long. */
  begin?: "nothing" | "empty database";
}

export async function openCrashSession({
  env = {},
  begin = "empty database",
}: CrashSessionOptions = {}): Promise<CrashSession> {
  const dataDir = await mkdtemp(join(tmpdir(), "registry-crash-"));
  const postgres = findTestPostgres();
  if (postgres) await (await openEmptyPostgres(postgres)).close();
  else if (begin === "empty database") await putEmptyDatabase(dataDir);
  const database: Record<string, string> = postgres ? { REGISTRY_DATABASE_URL: postgres } : {};
  let present: RegistryProcess | undefined;
  let url = "";

  async function send(path: string, init?: RequestInit): Promise<Response> {
    return fetch(url + path, init);
  }

  return {
    dataDir,
    isShared: postgres !== undefined,
    async start(failpoint) {
      await present?.kill();
      present = startRegistryProcess(dataDir, {
        ...database,
        ...env,
        ...(failpoint !== undefined && { REGISTRY_FAILPOINT: failpoint }),
      });
      url = await present.started;
      return present;
    },
    fetch: send,
    async call(path, init) {
      try {
        const response = await send(path, init);
        const body: unknown = await response.json();
        return { status: response.status, body };
      } catch {
        // The test checks whether a response came, not how it was cut off.
        return undefined;
      }
    },
    async operator() {
      const token = await readFile(join(dataDir, "operator-token"), "utf8");
      return { authorization: `Bearer ${token.trim()}` };
    },
    async close() {
      await present?.kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Names of stored objects whose content does not match their name: there must be none. */
export async function findTornObjects(dataDir: string): Promise<string[]> {
  const root = join(dataDir, "files/objects");
  const torn: string[] = [];
  for (const folder of await readdir(root)) {
    for (const name of await readdir(join(root, folder))) {
      const content = await readFile(join(root, folder, name));
      const plain = name.endsWith(".br") ? brotliDecompressSync(content) : content;
      const hash = createHash("sha384").update(plain).digest("hex");
      if (hash !== folder + name.replace(/\.br$/, "")) torn.push(`${folder}/${name}`);
    }
  }
  return torn;
}

const logSchema = z.object({ entries: z.array(historyEntrySchema.extend({ hash: z.string() })) });
const stateSchema = z.object({ revision: z.number(), head: z.string() });

/** An environment's state in all public reads: status, signed snapshot and history, which have to agree. */
export async function readEnvironment(session: Pick<CrashSession, "fetch">, environment: string) {
  const base = `/v1/environments/${environment}`;
  const state = stateSchema.parse(await (await session.fetch(`${base}/status`)).json());
  const signed = signedSnapshotSchema.parse(await (await session.fetch(`${base}/snapshot`)).json());
  const snapshot = snapshotSchema.parse(JSON.parse(signed.snapshot));
  const { publicKey } = z.object({ publicKey: z.string() }).parse(await (await session.fetch("/v1/keys")).json());
  const entries = await readHistory(session, base);
  const served = new Map(entries.filter(isServing).map((entry) => [entry.fragment, entry.served]));
  return {
    ...state,
    entries,
    served,
    faults: [
      ...chainFaults(entries, state),
      ...(verify(null, Buffer.from(signed.snapshot), publicKey, Buffer.from(signed.signature, "base64"))
        ? []
        : ["the signature does not fit"]),
      ...(snapshot.revision === state.revision && snapshot.head === state.head ? [] : ["the snapshot is another one"]),
      ...[...served]
        .filter(([name, { stable }]) => snapshot.fragments[name]?.stable.version !== stable)
        .map(([name]) => `${name} is served in another version than its history says`),
    ],
  };
}

async function readHistory(session: Pick<CrashSession, "fetch">, base: string): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  for (let before = ""; ; before = `&before=${entries[0]?.revision ?? 0}`) {
    const page = logSchema.parse(await (await session.fetch(`${base}/log?limit=200${before}`)).json());
    entries.unshift(...page.entries.map(withoutHash).reverse());
    if (page.entries.length < 200) return entries;
  }
}

function withoutHash(listed: HistoryEntry & { hash: string }): HistoryEntry {
  const { hash: _, ...entry } = listed;
  return entry;
}

function chainFaults(entries: readonly HistoryEntry[], { revision, head }: { revision: number; head: string }) {
  const faults: string[] = [];
  let previous = noHash;
  for (const [index, entry] of entries.entries()) {
    if (entry.revision !== index + 1) faults.push(`revision ${entry.revision} stands at ${index + 1}`);
    if (entry.previous !== previous) faults.push(`revision ${entry.revision} does not follow the one before`);
    previous = hashOfEntry(entry);
  }
  if (entries.length !== revision || previous !== head) faults.push("the head is another entry than the last");
  return faults;
}

export function hashOfEntry(entry: HistoryEntry): string {
  return createHash("sha256").update(canonicalJson(entry)).digest("hex");
}

/** Different content for each call, of a kind that compresses. */
export function someScript(bytes: number): string {
  return `// ${randomBytes(8).toString("hex")}\n${"export const answer = 42;\n".repeat(Math.ceil(bytes / 26))}`;
}
