import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type RunningRegistry, startTestRegistry } from "../testing/running-registry.ts";
import { runCli } from "./run.ts";

let registry: RunningRegistry;

beforeAll(async () => {
  registry = await startTestRegistry({ ops: true });
  for (const version of ["1.0.0", "1.0.1"]) {
    await registry.publish({ name: "mf-a", version });
    await registry.change("mf-a", { action: "promote", version, reason: "r" });
  }
});
afterAll(() => registry.close());

async function fragments(...argv: string[]) {
  return fragmentsOf(registry, ...argv);
}

async function fragmentsOf({ url, dataDir }: RunningRegistry, ...argv: string[]) {
  const out: string[] = [];
  const put = (text: string) => void out.push(text);
  const env = { FRAGMENTS_REGISTRY: url, REGISTRY_DATA_DIR: dataDir };
  const code = await runCli({ argv, env, cwd: ".", print: put, complain: put });
  return { code, text: out.join("\n") };
}

describe("fragments for operators", () => {
  it("previews a restore, performs it, and shows it in the log", async () => {
    expect((await fragments("restore", "--revision", "1", "--preview")).text).toMatch(
      /Nothing was changed\.\nFRAGMENT +NOW +THEN\nmf-a +1\.0\.1 +1\.0\.0/,
    );
    expect((await fragments("diff", "--revision", "1")).text).toMatch(
      /revision 2 → 1\n.*\nmf-a +1\.0\.1 +1\.0\.0\nmf-a/,
    );
    expect((await fragments("restore", "--revision", "1", "--reason", "as before")).text).toBe(
      "production is at revision 3: everything is served as it was at revision 1.",
    );
    expect((await fragments("log")).text).toMatch(/3 .*restore 1 +mf-a +1\.0\.1 → 1\.0\.0 +as before/);
    expect((await fragments("restore", "--revision", "3")).text).toContain("Nothing to do");
  });

  it("freezes, says who froze when it refuses a promote, and unfreezes", async () => {
    expect((await fragments("freeze", "--reason", "sale")).text).toContain(
      "frozen. Only rollbacks and recalls are allowed",
    );
    expect(await fragments("promote", "mf-a", "1.0.1")).toEqual({
      code: 3,
      text: expect.stringMatching(/was frozen at revision 4 by operators.*"sale".*fragments unfreeze/s),
    });
    expect((await fragments("promote", "mf-a", "1.0.1", "--preview")).text).toContain("It would be refused");
    expect((await fragments("status")).text).toMatch(/Frozen since .* by operators .*: sale/);
    expect((await fragments("unfreeze", "--reason", "over")).text).toContain("changes are allowed again");
    expect((await fragments("log")).text).toMatch(/5 .*unfreeze +- +- +over/);
  });

  it("compares two releases, whichever one is served", async () => {
    const { text } = await fragments("diff", "mf-a", "1.0.0", "--from", "1.0.1");
    expect(text).toMatch(/version +1\.0\.1 → 1\.0\.0/);
  });

  it("links to the operator's page, if it is enabled", async () => {
    const { text } = await fragments("ops");
    expect(text).toMatch(new RegExp(`^${registry.url}/ops/login\\?link=[\\w-]{43}\n.*within 15 minutes`));
    const closed = await startTestRegistry({}, { database: registry.database });
    expect(await fragmentsOf(closed, "ops")).toEqual({ code: 1, text: expect.stringContaining("REGISTRY_OPS=true") });
    await closed.close();
  });

  it.each([
    [["restore"]],
    [["restore", "--revision", "0"]],
    [["restore", "--revision", "x"]],
    [["diff"]],
    [["diff", "mf-a"]],
  ])("exits with 2 for %j", async (argv) => {
    expect((await fragments(...argv)).code).toBe(2);
  });
});
