import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import { type RunningShell, removeFolders } from "../../shell/src/server/testing/running-shell.ts";
import { startTogether, type Together, visit } from "./start-together.ts";

let together: Together;
let shell: RunningShell;

beforeAll(async () => {
  together = await startTogether();
  await together.publish("mf-refused", "1.0.0");
  await together.change("mf-refused", { action: "promote", version: "1.0.0" });
  shell = await together.startShell();
});
afterAll(async () => {
  await together.close();
  await removeFolders();
});

describe("F-16 a release that does not render", () => {
  it("is seen by nobody: the shell refuses it, and the registry reports it and rolls it back", async () => {
    await together.publish("mf-refused", "2.0.0", "throw new Error('broken on purpose');");
    const promoted = await together.registry.change("mf-refused", {
      action: "promote",
      version: "2.0.0",
      reason: "a test",
    });
    expect(promoted.status).toBe(200);
    const seen = new Set<string | undefined>();
    const look = async () => {
      const { status, version, html } = await visit(shell, `/refused/${seen.size}`, 1);
      seen.add(`${status} ${version} ${html.includes("unavailable") ? "fallback" : "whole"}`);
    };
    await until("the refusal", async () => {
      await look();
      return "refused" in (await together.status("mf-refused"));
    });
    expect(await together.status("mf-refused")).toMatchObject({
      refused: [{ version: "2.0.0", shells: 1, problem: expect.stringContaining("broken on purpose") }],
    });

    together.pass(30_000);
    await until("the way back", async () => {
      await look();
      return (await together.last())["by"] === "registry";
    });
    await until("the shell's agreement", async () => {
      await look();
      return (await shell.revision()) === (await together.registry.revision());
    });

    expect(await together.last()).toMatchObject({
      action: "rollback",
      reason: expect.stringMatching(/refused by 1 shell: 2\.0\.0: .*broken on purpose/),
    });
    expect([...seen]).toEqual(["200 1.0.0 whole"]);
    await until("nothing refused", async () => !("refused" in (await together.status("mf-refused"))));
  });
});
