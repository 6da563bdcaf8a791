import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { rounds } from "@zhian/chaos/rounds";
import * as z from "zod";
import { historyEntrySchema } from "../model/history.ts";
import { receiptSchema } from "../model/releases.ts";
import { type CrashSession, hashOfEntry, openCrashSession, readEnvironment } from "../testing/crash-client.ts";
import { type Call, isLinearizable } from "../testing/linearizable.ts";
import { makeReleaseTarball } from "../testing/release-tarball.ts";

// The long run has many operations and restarts: its duration depends on the machine.
jest.setTimeout(7_200_000);

const clients = 8;
const fragments = ["mf-a", "mf-b", "mf-c"] as const;
const versions = ["1.0.0", "1.0.1", "1.0.2"] as const;

interface State {
  revision: number;
  head: string;
}
interface ChangeCall extends Call {
  /** The state read, or the revision that a change was conditional on. */
  seen: State | { revision: number };
  /** The result of a change. */
  made?: { previous: string; head: string };
}
interface ReleaseCall extends Call {
  id: string;
  /** Sent by a publisher; absent for a reader. */
  digest?: string;
  answer: "created" | "there" | "refused" | "absent";
  found?: string | undefined;
  /** The first response was cut off: the second one may report what the first request did. */
  wasSentAgain?: boolean;
}

let session: CrashSession;
let serving: Promise<unknown>;
let clock = 0;
const changes: ChangeCall[] = [];
const releases: ReleaseCall[] = [];
const uploads = new Map<string, { tarball: Buffer; digest: string }>();

beforeAll(async () => {
  session = await openCrashSession();
  await session.start();
  for (const fragment of fragments) {
    await publish(fragment, "1.0.0", "a");
    await change(fragment, { action: "promote", version: "1.0.0", reason: "first" });
  }
});
afterAll(() => session.close());

/** Retries until a response is complete, as clients do while a registry restarts. */
async function insist(path: string, init: RequestInit = {}) {
  for (let sent = 1; ; sent++) {
    await serving;
    const answer = await session.call(path, init);
    if (answer) return { ...answer, wasSentAgain: sent > 1 };
  }
}

async function uploadOf(name: string, version: string, kind: string) {
  const id = `${name}@${version}/${kind}`;
  const files = { "kind.js": `export const kind = "${id}";\n` };
  const made = uploads.get(id) ?? {
    tarball: await makeReleaseTarball({ name, version, files }),
    digest: createHash("sha256").update(id).digest("hex"),
  };
  uploads.set(id, made);
  return made;
}

const receipts = new Map<string, string>();

async function publish(name: string, version: string, kind: string): Promise<void> {
  const { tarball, digest } = await uploadOf(name, version, kind);
  const headers = { ...(await session.operator()), "content-type": "application/gzip" };
  const calledAt = clock++;
  const { status, body, wasSentAgain } = await insist(`/v1/fragments/${name}/releases`, {
    method: "POST",
    headers,
    body: new Uint8Array(tarball),
  });
  const answer = status === 409 ? "refused" : status === 201 ? "created" : "there";
  if (status === 200 || status === 201) receipts.set(receiptSchema.parse(body).digest, digest);
  releases.push({ id: `${name}@${version}`, digest, answer, wasSentAgain, calledAt, answeredAt: clock++ });
}

async function readRelease(name: string, version: string): Promise<void> {
  const calledAt = clock++;
  const { body } = await insist(`/v1/fragments/${name}/releases?limit=200`);
  const list = z.object({ releases: z.array(receiptSchema) }).parse(body).releases;
  const found = list.find((receipt) => receipt.version === version)?.digest;
  const answer = found === undefined ? "absent" : "there";
  releases.push({ id: `${name}@${version}`, answer, found, calledAt, answeredAt: clock++ });
}

const stateSchema = z.object({ revision: z.number(), head: z.string() });

async function readState(): Promise<State> {
  const calledAt = clock++;
  const seen = stateSchema.parse((await insist("/v1/environments/production/status")).body);
  changes.push({ seen, calledAt, answeredAt: clock++ });
  return seen;
}

const changedSchema = z.object({ revision: z.number(), entry: historyEntrySchema.optional() });
const refusedSchema = z.object({ error: z.object({ code: z.string(), revision: z.number().optional() }) });

async function change(fragment: string, wanted: object): Promise<void> {
  const { revision } = await readState();
  const headers = {
    ...(await session.operator()),
    "content-type": "application/json",
    "if-match": `"${revision}"`,
    "idempotency-key": randomUUID(),
  };
  const calledAt = clock++;
  const path = `/v1/environments/production/deployments/${fragment}`;
  const { status, body } = await insist(path, { method: "POST", headers, body: JSON.stringify(wanted) });
  const times = { calledAt, answeredAt: clock++ };
  if (status === 200) {
    const { entry } = changedSchema.parse(body);
    const made = entry && { previous: entry.previous, head: hashOfEntry(entry) };
    changes.push({ seen: { revision }, ...(made && { made }), ...times });
    return;
  }
  const { error } = refusedSchema.parse(body);
  // Any other refusal was decided on the revision that the caller saw, so it counts as a read of it.
  const seen = error.revision ?? revision;
  changes.push({ seen: { revision: seen }, ...times });
}

function applyChange(state: State, { seen, made }: ChangeCall): State | undefined {
  if (seen.revision !== state.revision) return undefined;
  if ("head" in seen && seen.head !== state.head) return undefined;
  if (!made) return state;
  return made.previous === state.head ? { revision: state.revision + 1, head: made.head } : undefined;
}

/** `state` is the published digest, or empty. */
function applyRelease(state: string, { digest, answer, found, wasSentAgain }: ReleaseCall): string | undefined {
  if (answer === "absent") return state === "" ? state : undefined;
  if (digest === undefined) return state !== "" && receipts.get(found ?? "") === state ? state : undefined;
  if (answer === "refused") return state !== "" && state !== digest ? state : undefined;
  if (answer === "created") return state === "" ? digest : undefined;
  return state === digest || (state === "" && wasSentAgain) ? digest : undefined;
}

function pick<T>(from: readonly [T, ...T[]]): T {
  return from[Math.floor(Math.random() * from.length)] ?? from[0];
}

async function operate(left: () => boolean): Promise<void> {
  while (left()) {
    const [fragment, chance] = [pick(fragments), Math.random()];
    // New versions keep coming, and clients compete for only a few at a time.
    const version = `1.1.${Math.floor(releases.length / 20)}`;
    if (chance < 0.25) await publish(fragment, version, pick(["a", "b"]));
    else if (chance < 0.4) await readRelease(fragment, version);
    else if (chance < 0.55) await readState();
    else if (chance < 0.8) {
      await change(fragment, { action: "promote", version: pick(versions), again: true, reason: "r" });
    } else await change(fragment, { action: "rollback", reason: "r" });
  }
}

describe("F-21 publish, promote, rollback and read by eight clients at once, with kills", () => {
  it("F-21 are linearizable", async () => {
    for (const fragment of fragments) for (const version of versions) await publish(fragment, version, "a");
    const count = rounds({ short: 400, long: 10_000, of: "F-21 operations" });
    const killEvery = Math.ceil(count / rounds({ short: 3, long: 25, of: "F-21 kills among the operations" }));
    let done = 0;
    let kills = 0;
    const left = () => {
      done++;
      if (done % killEvery === 0 && done < count) {
        kills++;
        serving = session.start();
      }
      return done <= count;
    };
    await Promise.all(Array.from({ length: clients }, () => operate(left)));

    expect(kills).toBeGreaterThan(1);
    const registers = { initial: { revision: 0, head: "0".repeat(64) }, apply: applyChange };
    const keyOf = ({ revision, head }: State) => `${revision} ${head}`;
    expect(isLinearizable(changes, { ...registers, keyOf })).toBe(true);
    for (const [id, calls] of Map.groupBy(releases, ({ id }) => id)) {
      expect([id, isLinearizable(calls, { initial: "", apply: applyRelease, keyOf: String })]).toEqual([id, true]);
    }
    await serving;
    const { faults, entries } = await readEnvironment(session, "production");
    expect(faults).toEqual([]);
    expect(entries).toHaveLength(changes.filter(({ made }) => made).length);
    // The checker detects a lost update in the same history.
    const lost = changes.find(({ made }) => made);
    expect(
      isLinearizable(
        changes.filter((one) => one !== lost),
        { ...registers, keyOf },
      ),
    ).toBe(false);
  });
});
