import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { rounds } from "@zhian/chaos/rounds";
import * as z from "zod";
import { runCli } from "../cli/run.ts";
import { historyEntrySchema, type Served } from "../model/history.ts";
import { failpoints } from "../support/failpoints.ts";
import { type CrashSession, openCrashSession, readEnvironment } from "../testing/crash-client.ts";
import type { RegistryProcess } from "../testing/registry-process.ts";
import { makeReleaseTarball } from "../testing/release-tarball.ts";

// Each round starts a registry twice: the total duration depends on the machine.
jest.setTimeout(7_200_000);

/** A start writes two tokens and the public key: the fourth file contains the acknowledged revisions. */
const points = [
  ...failpoints.names.filter((name) => name.startsWith("change: ")),
  "file: written#4",
  "file: in place#4",
];
const fragment = "mf-live";
const versions = ["1.0.0", "1.0.1", "1.0.2", "1.0.3"];
const answerSchema = z.object({ revision: z.number(), entry: historyEntrySchema });
let session: CrashSession;

beforeAll(async () => {
  session = await openCrashSession();
  const { started } = await session.start();
  await started;
  const headers = { ...(await session.operator()), "content-type": "application/gzip" };
  for (const version of versions) {
    const body = new Uint8Array(await makeReleaseTarball({ name: fragment, version }));
    await session.fetch(`/v1/fragments/${fragment}/releases`, { method: "POST", headers, body });
  }
  await send(toRequest({ action: "promote", version: "1.0.0", reason: "first" }, 0));
  await send(toRequest({ action: "promote", version: "1.0.1", reason: "second" }, 1));
});
afterAll(() => session.close());

interface Change {
  action: "promote" | "canary" | "rollback";
  version?: string;
  percent?: number;
  again?: true;
  reason: string;
}

/** Returns a promotion, a canary and a rollback in turn, each of a release that is not served already. */
function nextChange(round: number, served: Served | undefined): Change {
  const reason = `round ${round}`;
  if (round % 3 === 2) return { action: "rollback", reason };
  const others = versions.filter((version) => version !== served?.stable && version !== served?.canary?.version);
  const version = others[round % others.length] ?? "1.0.0";
  if (round % 3 === 0) return { action: "promote", version, again: true, reason };
  return { action: "canary", version, percent: 1 + (round % 90), again: true, reason };
}

const toRequest = (change: Change, seen: number) => ({ change, seen, key: randomUUID() });

async function send({ change, seen, key }: ReturnType<typeof toRequest>) {
  const headers = {
    ...(await session.operator()),
    "content-type": "application/json",
    "if-match": `"${seen}"`,
    "idempotency-key": key,
  };
  const path = `/v1/environments/production/deployments/${fragment}`;
  return session.call(path, { method: "POST", headers, body: JSON.stringify(change) });
}

/** Sends one change while `registry` is about to be killed, and checks what must be true afterwards. */
async function changeDuring(
  registry: RegistryProcess,
  round: number,
  kill: () => unknown = () => {},
): Promise<{ wasAnswered: boolean }> {
  const before = await readEnvironment(session, "production");
  const request = toRequest(nextChange(round, before.served.get(fragment)), before.revision);
  kill();
  const answer = await send(request);
  await registry.ended;
  await session.start();
  const after = await readEnvironment(session, "production");
  expect(after.faults).toEqual([]);
  const isDone = after.revision === before.revision + 1;
  expect(isDone || after.head === before.head).toBe(true);
  expect(after.entries.slice(0, before.entries.length)).toEqual(before.entries);
  const done = after.entries.at(-1);
  expect(answer?.status ?? 200).toBe(200);
  expect(isDone || answer === undefined).toBe(true);
  expect(answer ? answerSchema.parse(answer.body).entry : done).toEqual(done);
  // The repeated request gets a response, and nothing is done twice.
  const repeated = await send(request);
  expect(repeated?.status).toBe(200);
  const { revision, entry } = answerSchema.parse(repeated?.body);
  expect(revision).toBe(before.revision + 1);
  const now = await readEnvironment(session, "production");
  expect(now.faults).toEqual([]);
  expect(now.entries).toEqual([...before.entries, entry]);
  expect(now.served.get(fragment)).toEqual(entry.served);
  return { wasAnswered: answer !== undefined };
}

describe("F-19 a crash during promote, canary and rollback", () => {
  it("F-19 leaves one live generation, old or new, at each failpoint and at random times", async () => {
    const count = rounds({ short: points.length, long: 200, of: "F-19 kills of a promote, canary or rollback" });
    for (let round = 0; round < count; round++) {
      const killed = await session.start(points[round % points.length]);
      expect(await changeDuring(killed, round)).toEqual({ wasAnswered: false });
      expect(await killed.ended).toMatchObject({ signal: "SIGKILL" });
      if (round % 4 !== 3) continue;

      const untilAnyTime = await session.start();
      const kill = () => setTimeout(() => untilAnyTime.signal("SIGKILL"), Math.random() * 60);
      await changeDuring(untilAnyTime, count + round, kill);
    }
  });

  it("F-19 gives the fragments command a clear error, and the command works again after the restart", async () => {
    const killed = await session.start("change: committed");
    const { revision, served } = await readEnvironment(session, "production");
    const version = served.get(fragment)?.stable === "1.0.2" ? "1.0.3" : "1.0.2";
    const promote = ["promote", fragment, version, "--again", "--reason", "by command"];
    expect(await runCommand(await killed.started, promote)).toEqual({
      exitCode: 4,
      said: expect.stringContaining("cannot be reached"),
    });
    const { started } = await session.start();
    expect(await readEnvironment(session, "production")).toMatchObject({ revision: revision + 1, faults: [] });
    expect(await runCommand(await started, promote)).toEqual({
      exitCode: 0,
      said: expect.stringContaining("Nothing to do"),
    });
    const rollback = ["rollback", fragment, "--reason", "by command"];
    expect(await runCommand(await started, rollback)).toMatchObject({ exitCode: 0 });
    expect(await readEnvironment(session, "production")).toMatchObject({ revision: revision + 2, faults: [] });
  });
});

async function runCommand(url: string, args: readonly string[]) {
  let said = "";
  const say = (text: string) => {
    said += text;
  };
  const env = { REGISTRY_DATA_DIR: session.dataDir, FRAGMENTS_REGISTRY: url };
  return { exitCode: await runCli({ argv: args, env, cwd: "/", print: say, complain: say }), said };
}
