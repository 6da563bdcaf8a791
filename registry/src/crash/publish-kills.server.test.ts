import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { rounds } from "@zhian/chaos/rounds";
import { failpoints } from "../support/failpoints.ts";
import { type CrashSession, findTornObjects, openCrashSession, someScript } from "../testing/crash-client.ts";
import { makeReleaseTarball } from "../testing/release-tarball.ts";

// Each round starts a registry: the total duration depends on the machine.
jest.setTimeout(7_200_000);

interface Attempt {
  name: string;
  version: string;
  files: Record<string, string>;
  tarball: Buffer;
  /** Absent if not acknowledged. */
  receipt?: unknown;
}

const points = failpoints.names.filter((name) => name.startsWith("publish: "));
/** Reached once for each file of a release: a kill at a later pass leaves some files done and others not. */
const repeated = /file begun|file written|file synced|variant written|file moved|folder synced/;
const attempts: Attempt[] = [];
let session: CrashSession;

beforeAll(async () => {
  session = await openCrashSession();
});
afterAll(() => session.close());

async function makeAttempt(round: number): Promise<Attempt> {
  // Several names, so that no list is longer than one page.
  const [name, version] = [`mf-kill-${round % 5}`, `1.0.${round}`];
  // Enough compressible files to reach the last pass at which a kill happens.
  const scripts = { "chunk.js": someScript(20_000), "page.js": someScript(5_000), "part.js": someScript(5_000) };
  const files = { ...scripts, "words.txt": someScript(300) };
  return { name, version, files, tarball: await makeReleaseTarball({ name, version, files }) };
}

async function upload({ name, tarball }: Attempt) {
  const headers = { ...(await session.operator()), "content-type": "application/gzip" };
  return session.call(`/v1/fragments/${name}/releases`, { method: "POST", headers, body: new Uint8Array(tarball) });
}

async function findReceipt({ name, version }: Attempt): Promise<unknown> {
  const { releases } = Object(await (await session.fetch(`/v1/fragments/${name}/releases?limit=200`)).json());
  return releases.find((release: { version: string }) => release.version === version);
}

async function expectReadable({ name, version, files }: Attempt): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    for (const encoding of ["br", "identity"]) {
      const headers = { "accept-encoding": encoding };
      const response = await session.fetch(`/files/${name}/${version}/${path}`, { headers });
      expect([name, version, path, response.status]).toEqual([name, version, path, 200]);
      expect((await response.text()) === content).toBe(true);
    }
  }
}

/** An acknowledged release exists; any other exists completely or not at all. */
async function expectNothingLost(among: readonly Attempt[]): Promise<void> {
  for (const attempt of among) {
    const found = await findReceipt(attempt);
    expect(found).toEqual(attempt.receipt ?? found);
    const { status } = await session.fetch(`/files/${attempt.name}/${attempt.version}/chunk.js`, { method: "HEAD" });
    expect(status).toBe(found ? 200 : 404);
    if (found) await expectReadable(attempt);
  }
  expect(await findTornObjects(session.dataDir)).toEqual([]);
}

async function retryUnacknowledged(): Promise<void> {
  for (const attempt of attempts.filter(({ receipt }) => !receipt)) {
    const answer = await upload(attempt);
    expect([200, 201]).toContain(answer?.status);
    attempt.receipt = answer?.body;
    await expectReadable(attempt);
  }
}

/** Publishes while a kill is pending: at any time, or at a point before the response. Returns whether the kill came first. */
async function publishUntil(kill: Promise<unknown>, round: number, point?: string): Promise<boolean> {
  const attempt = await makeAttempt(round);
  attempts.push(attempt);
  const answer = await upload(attempt);
  if (answer && point) throw new Error(`${point} was not reached: ${answer.status}`);
  await kill;
  expect(answer?.status ?? 201).toBe(201);
  attempt.receipt = answer?.body;
  return !answer;
}

describe("F-18 a crash during publish", () => {
  it("has at least 12 failpoints", () => {
    expect(points.length).toBeGreaterThanOrEqual(12);
  });

  it("F-18 loses nothing acknowledged and stores nothing partial, at each failpoint and at random times", async () => {
    const count = rounds({ short: points.length, long: 200, of: "F-18 kills of a publish" });
    let unacknowledged = 0;
    for (let round = 0; round < count; round++) {
      const point = points[round % points.length] ?? "";
      const passage = repeated.test(point) ? 1 + ((round + Math.floor(round / points.length)) % 4) : 1;
      const where = `${point}#${passage}`;
      const killed = await session.start(where);
      await expectNothingLost(attempts.slice(-8));
      if (await publishUntil(killed.ended, round, where)) unacknowledged++;
      expect(await killed.ended).toMatchObject({ signal: "SIGKILL" });
      if (round % 8 !== 7) continue;

      const untilAnyTime = await session.start();
      await retryUnacknowledged();
      setTimeout(() => untilAnyTime.signal("SIGKILL"), Math.random() * 60);
      await publishUntil(untilAnyTime.ended, count + round);
    }
    expect(unacknowledged).toBe(count);
    await session.start();
    await expectNothingLost(attempts);
    await retryUnacknowledged();
    await expectNothingLost(attempts);
    const leftovers = await readdir(join(session.dataDir, "files/staging"));
    expect(leftovers.length).toBeLessThanOrEqual(session.isShared ? attempts.length : 0);
  });
});
