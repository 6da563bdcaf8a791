import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { rounds } from "@zhian/chaos/rounds";
import { failpoints } from "../support/failpoints.ts";
import { type CrashSession, openCrashSession, readEnvironment } from "../testing/crash-client.ts";

// Each round starts a registry: the total duration depends on the machine.
jest.setTimeout(7_200_000);

/** In the order in which interrupted starts reach them; the files are, in turn, two tokens, private key and public key. */
const cuts = [
  "start: folder locked",
  "start: database made",
  "start: database in place",
  "start: schema up to date",
  "start: environments made",
  "file: written",
  "file: in place",
  "start: operator token stored",
  "file: written#2",
  "file: in place#2",
  "file: written#3",
  "file: in place#3",
  "start: signing key made",
  "start: signing key in place",
  "file: written#3",
  "file: in place#3",
  "start: file store made",
];
const count = rounds({ short: 1, long: 10, of: "F-18 first starts, each killed at every point" });

it("F-18 the tests cover every failpoint of a start", () => {
  const points = failpoints.names.filter((name) => /^(start|file): /.test(name));
  expect(new Set(cuts.map((cut) => cut.replace(/#.*/, "")))).toEqual(new Set(points));
});

describe.each(Array.from({ length: count }, (_, index) => index))("F-18 a crash during the first start, %i", () => {
  let session: CrashSession;
  beforeAll(async () => {
    session = await openCrashSession({ begin: "nothing" });
  });
  afterAll(() => session.close());

  it("leaves a start that can be resumed, and nothing else behind", async () => {
    for (const cut of cuts) await expect(session.start(cut)).rejects.toThrow("SIGKILL");
    const { output } = await session.start();
    expect(output()).toContain('"event":"server.listening"');
    expect(await readEnvironment(session, "production")).toMatchObject({ revision: 0, faults: [] });
    const { tokens } = Object(await (await session.fetch("/v1/tokens", { headers: await session.operator() })).json());
    // The operator's token and the shells' token.
    expect(tokens).toHaveLength(2);
    expect((await readdir(session.dataDir)).filter((name) => /unfinished|signing-key\..+\.pem/.test(name))).toEqual([]);
  });
});
