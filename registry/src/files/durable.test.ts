import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { removeUnfinished } from "./durable.ts";

it("removes only unfinished files, from this version and earlier ones", async () => {
  const folder = await mkdtemp(join(tmpdir(), "durable-"));
  const kept = ["operator-token", "operator-token.new", "signing-key.pem"];
  const unfinished = [
    "operator-token.4711-2.tmp",
    "operator-token.4711.new",
    "signing-key.0b0e5a0c-3a36-4c0f-9d43-2f8a4f9d5f10.pem",
  ];
  for (const name of [...kept, ...unfinished]) await writeFile(join(folder, name), "");

  await removeUnfinished(folder);
  expect((await readdir(folder)).toSorted()).toEqual(kept);
  await rm(folder, { recursive: true });
});
