import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "@jest/globals";
import { rounds } from "@zhian/chaos/rounds";
import { integrityOf } from "@zhian/release/integrity-of";
import { RenderWorker } from "./worker/render-worker.ts";

const folder = mkdtempSync(join(tmpdir(), "changed-bundle-"));
afterAll(() => rmSync(folder, { recursive: true }));

const source = Buffer.from(`
console.log("executed");
exports.fallback = () => ({});
exports.render = async () => ({ html: { main: "here" }, data: {} });
/* ${"padding ".repeat(50)} */
`);
const integrity = integrityOf(source);

/** Returns the outcome of starting a worker whose bundle has these bytes, while its manifest has the hash of `source`. */
async function tryOut(name: string, bytes: Buffer): Promise<string> {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(file, bytes);
  const said: string[] = [];
  const worker = new RenderWorker({
    file,
    integrity,
    heapMb: 32,
    callApi: async () => ({ status: "failed", kind: "offline", message: "" }),
    onOutput: (_, text) => said.push(text),
    onLeft: () => undefined,
    onLateHang: () => undefined,
    onEnd: () => undefined,
  });
  const end = await worker.ready.then(
    () => "loaded",
    (error: Error) => error.message,
  );
  worker.end("exited", "the test is over");
  return said.length > 0 ? `said ${said.join()}` : end;
}

/** Flips one bit, or adds or removes a byte at the end. */
function change(bytes: Buffer, index: number): Buffer {
  if (index === 0) return bytes.subarray(0, -1);
  if (index === 1) return Buffer.concat([bytes, Buffer.from("\n")]);
  const changed = Buffer.from(bytes);
  const at = randomInt(bytes.length);
  changed[at] = (changed[at] ?? 0) ^ (1 << randomInt(8));
  return changed;
}

it("a server bundle with any bit changed on the disk is never executed", async () => {
  expect(await tryOut("right", source)).toMatch(/^loaded|^said executed/);
  const count = rounds({ short: 40, long: 1000, of: "changed server bundles" });
  for (let left = count; left > 0; left -= 4) {
    const ends = await Promise.all(
      [0, 1, 2, 3].map((index) => tryOut(`${index}`, change(source, count - left + index))),
    );
    for (const end of ends) expect(end).toMatch(/^the server bundle's hash is/);
  }
});
