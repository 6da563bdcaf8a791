import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { dayMs, listed, makeKey, makeList, signList, start } from "@zhian/signing/testing/make-key-list";
import { type RunningRegistry, startTestRegistry } from "../testing/running-registry.ts";

const [root, signer, next, ended, lost] = [makeKey(), makeKey(), makeKey(), makeKey(), makeKey()] as const;
const iso = (days: number) => new Date(start + days * dayMs).toISOString();
let folder: string;
let registry: RunningRegistry;
let cookie: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "keys-"));
  const file = join(folder, "signer.pem");
  await writeFile(file, signer.privateKey);
  registry = await startTestRegistry({ ops: true, signingKeyFiles: [file] }, { now: () => new Date(start) });
  const answer = await registry.fetch("/ops/login", {
    method: "POST",
    redirect: "manual",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ token: registry.operatorToken }),
  });
  cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
});
afterAll(async () => {
  await registry.close();
  await rm(folder, { recursive: true });
});

async function look(path: string, language = "en"): Promise<string> {
  return (await registry.fetch(path, { headers: { cookie: `${cookie}; fragments_language=${language}` } })).text();
}

/** The cells of each row. */
const rowsOf = (page: string) =>
  [...page.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) => cell.replaceAll(/<[^>]+>/g, "")),
  );

it("shows which key signs while there is no list, with a link from the overview", async () => {
  expect(await look("/ops/production")).toContain('href="/ops/production/keys">Signing keys</a>');
  const page = await look("/ops/production/keys");
  expect(page).toContain(`The served snapshot is signed with ${signer.id}.`);
  expect(page).toContain("There is no key list");
  expect(rowsOf(page)).toEqual([]);
});

it("shows each listed key, when it is active, and which one signs, in both languages", async () => {
  const keys = [
    listed(signer),
    listed(next, { notBefore: iso(50) }),
    listed(ended, { notBefore: iso(-50), notAfter: iso(-1) }),
    listed(lost, { revoked: true }),
  ];
  const signed = signList(makeList({ version: 3, keys, roots: [root.publicKey] }), [root]);
  expect((await registry.post("/v1/keys/lists", { signed, reason: "a test" })).status).toBe(201);

  const page = await look("/ops/production/keys");
  expect(rowsOf(page)).toEqual([
    ["Key", "From", "Until", "State", "Signs the snapshot"],
    [signer.id, "2027-01-01 00:00Z", "2027-04-11 00:00Z", "Active", "Yes"],
    [next.id, "2027-02-20 00:00Z", "2027-04-11 00:00Z", "Not yet active", "–"],
    [ended.id, "2026-11-12 00:00Z", "2026-12-31 00:00Z", "Expired", "–"],
    [lost.id, "2027-01-01 00:00Z", "2027-04-11 00:00Z", "Revoked", "–"],
  ]);
  expect(page).toMatch(/Key list version 3\. It expires on <time[^>]*>2028-01-01 00:00Z/);
  expect(page).not.toMatch(/<form(?! method="post" action="\/ops\/logout")/);

  const inChinese = rowsOf(await look("/ops/production/keys", "zh"));
  expect(inChinese.map(([, , , state]) => state)).toEqual(["状态", "有效", "尚未生效", "已失效", "已吊销"]);
});
