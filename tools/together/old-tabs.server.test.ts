import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { hashesFile } from "@zhian/contracts/hashes-file";
import type { PageState } from "@zhian/contracts/page";
import { type RunningShell, removeFolders } from "../../shell/src/server/testing/running-shell.ts";
import { startTogether, type Together } from "./start-together.ts";

const dayMs = 86_400_000;
const versions = Array.from({ length: 12 }, (_, index) => `1.0.${index}`);

let together: Together;
let shell: RunningShell;
/** A page from when its release was served, by version: in a tab, or in an intermediate cache. */
const documents = new Map<string, string>();

beforeAll(async () => {
  together = await startTogether();
  for (const version of versions) {
    await together.publish("mf-tabs", version);
    await together.change("mf-tabs", { action: "promote", version });
    shell ??= await together.startShell();
    documents.set(version, await shell.text("/tabs/page"));
  }
});
afterAll(async () => {
  await together.close();
  await removeFolders();
});

/** Every file of the release that a document names by its hash: its scripts, and the list of all. */
function filesOf(html: string): string[] {
  // Written by the shell.
  const { fragments } = JSON.parse(/ id="page">([^<]*)/.exec(html)?.[1] ?? "null") as PageState;
  return fragments.flatMap(({ base, integrity, rest }) =>
    [...Object.keys(integrity), ...(rest ? [hashesFile] : [])].map((path) => base + path),
  );
}

async function statuses(from: RunningShell, version: string): Promise<number[]> {
  const files = filesOf(documents.get(version) ?? "");
  expect(files).toHaveLength(2);
  return Promise.all(files.map(async (file) => (await from.get(file)).status));
}

describe("F-33 F-107 tabs and documents from before the last rollouts", () => {
  it("find every file after one day and after six, at the old shell and at a new one without them", async () => {
    const fresh = await together.startShell();
    for (const days of [1, 5]) {
      together.pass(days * dayMs);
      expect((await together.registry.post("/v1/collections", { isMeant: true })).status).toBe(200);
      const tabs = Array.from({ length: 100 }, (_, tab) => versions[tab % versions.length] ?? "");
      const seen = await Promise.all(tabs.map((version) => statuses(shell, version)));
      // One release after the other: the new shell forwards each request, and waits only ten seconds for the registry.
      for (const version of versions)
        seen.push(...(await Promise.all(tabs.filter((its) => its === version).map((its) => statuses(fresh, its)))));
      expect(seen.flat().filter((status) => status !== 200)).toEqual([]);
    }
  });

  it("get 404 for a file once it is collected, never a temporary error", async () => {
    together.pass(2 * dayMs);
    expect((await together.registry.post("/v1/collections", { isMeant: true })).status).toBe(200);
    const fresh = await together.startShell();

    expect(await statuses(fresh, "1.0.0")).toEqual([404, 404]);
    expect(await statuses(fresh, "1.0.2")).toEqual([200, 200]);
    // The one reload that the browser then makes.
    expect(await fresh.text("/tabs/page")).toContain("1.0.11");
    expect(await statuses(fresh, "1.0.11")).toEqual([200, 200]);
  });
});
