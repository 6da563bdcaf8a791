import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync, gzip as gzipWithCallback } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Header, pack } from "tar-stream";
import { makeReleaseTarball } from "../testing/release-tarball.ts";
import { type RunningRegistry, startTestRegistry } from "../testing/running-registry.ts";

// Runs off this thread, which the registry shares: while busy, it misses that an idle connection expires, and the next upload would use it.
const gzip = promisify(gzipWithCallback);

const mebibyte = 1024 * 1024;

let registry: RunningRegistry;
let manyFiles: Buffer;
let tooManyFiles: Buffer;
let bomb: Buffer;

beforeAll(async () => {
  // Packing blocks this process for seconds: done before the registry starts, so that it closes no idle connection meanwhile.
  manyFiles = await packManyFiles();
  tooManyFiles = await gzip(await makeTar(...Array.from({ length: 2003 }, (_, index) => ({ name: `f${index}.js` }))));
  bomb = await packBomb();
  registry = await startTestRegistry();
});
afterAll(() => registry.close());

async function makeTar(...headers: Partial<Header>[]): Promise<Buffer> {
  const tar = pack();
  for (const header of headers) {
    tar.entry(
      { name: "x.js", ...header },
      header.type && header.type !== "file" ? "" : randomBytes(200).toString("base64"),
    );
  }
  tar.finalize();
  const chunks: Buffer[] = [];
  // The stream is in its default, binary mode.
  for await (const chunk of tar) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A tar header with a valid checksum, whatever else is wrong with it. */
function patched(tar: Buffer, offset: number, bytes: string): Buffer {
  const copy = Buffer.from(tar);
  copy.write(bytes, offset, "latin1");
  copy.fill(" ", 148, 156);
  const sum = copy.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  copy.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return copy;
}

/** A hundred thousand empty files of different names. */
async function packManyFiles(): Promise<Buffer> {
  const one = patched((await makeTar({})).subarray(0, 512), 124, "00000000000\0");
  const headers = Array.from({ length: 100_000 }, (_, index) =>
    patched(one, 0, `${randomBytes(20).toString("hex")}-${index}.js`.padEnd(100, "\0")),
  );
  return gzip(Buffer.concat(headers), { level: 1 });
}

/** Ten gigabytes of zeros. */
async function packBomb(): Promise<Buffer> {
  const part = await gzip(Buffer.alloc(100 * mebibyte), { level: 9 });
  const header = await gzip(patched(await makeTar({}), 124, "77777777777\0").subarray(0, 512));
  return Buffer.concat([header, ...Array.from({ length: 100 }, () => part)]);
}

async function answerTo(upload: Buffer): Promise<[number, string]> {
  const response = await registry.upload("mf-attack", upload);
  const { error } = Object(await response.json());
  return [response.status, String(error?.code)];
}

async function expectNothingWritten(): Promise<void> {
  expect(await readdir(join(registry.dataDir, "files/staging"))).toEqual([]);
  expect(await readdir(join(registry.dataDir, "files/objects"))).toEqual([]);
}

describe("B-R-05 the check of file names in an upload", () => {
  it.each([
    "/etc/passwd",
    "../x.js",
    "a/../../x.js",
    "./x.js",
    "a//x.js",
    "C:/x.js",
    "a\\x.js",
    "x.js.",
    "x.js ",
    ".hidden.js",
    "con.js",
    "a/nul",
    "node_modules/x.js",
    "x.js%00",
    `${"a/".repeat(99)}long/x.js`,
    `${"long-".repeat(800)}.js`,
    "a:b.js",
    "é.js",
  ])("refuses %j", async (name) => {
    const [status] = await answerTo(await gzip(await makeTar({ name })));
    expect(status).toBe(422);
    await expectNothingWritten();
  });

  it.each([
    ["the same name twice", ["x.js", "x.js"]],
    ["names that differ only in case", ["x.js", "X.js"]],
  ])("refuses %s", async (_what, names) => {
    const tar = await makeTar(...names.map((name) => ({ name })));
    expect(await answerTo(await gzip(tar))).toEqual([422, "bad-path"]);
    await expectNothingWritten();
  });

  it("B-R-05 reports the reason while most of the upload is still to come", async () => {
    const tar = await makeTar({ name: "../x.js" });
    const rest = patched(await makeTar({ name: "y.js" }), 124, "00040000000\0").subarray(0, 512);
    const upload = await gzip(Buffer.concat([tar.subarray(0, 1024), rest, randomBytes(8 * 1024 * 1024)]), { level: 1 });
    expect(await answerTo(upload)).toEqual([422, "bad-path"]);
    await expectNothingWritten();
  });

  it("refuses a NUL inside a name", async () => {
    const tar = patched(await makeTar({ name: "x.js" }), 4, "\0.exe");
    expect(await answerTo(await gzip(tar))).toEqual([422, "bad-tarball"]);
  });
});

describe("B-R-06 the check of entry types", () => {
  it.each<[string, Partial<Header>]>([
    ["a symbolic link", { name: "x.js", type: "symlink", linkname: "/etc/passwd" }],
    ["a hard link", { name: "x.js", type: "link", linkname: "y.js" }],
    ["a character device", { name: "x.js", type: "character-device" }],
    ["a block device", { name: "x.js", type: "block-device" }],
    ["a FIFO", { name: "x.js", type: "fifo" }],
    ["a setuid file", { name: "x.js", mode: 0o4755 }],
    ["a PAX extended header", { name: "x.js", pax: { path: "../x.js" } }],
  ])("refuses %s", async (_what, header) => {
    expect(await answerTo(await gzip(await makeTar(header)))).toEqual([422, "bad-tarball"]);
    await expectNothingWritten();
  });

  it.each(["L", "K", "S", "V", "g", "7", "A"])("refuses an entry of type %s", async (type) => {
    const tar = patched(await makeTar({ name: "x.js" }), 156, type);
    expect(await answerTo(await gzip(tar))).toEqual([422, "bad-tarball"]);
  });
});

describe("B-R-07 the check for bombs and corrupt archives", () => {
  it.each([
    ["a size of 8 GiB", "77777777777\0"],
    ["a negative size", "\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"],
    ["a base-256 size", "\x80\0\0\0\0\0\0\x02\0\0\0\0"],
    ["a size that is not a number", "many\0\0\0\0\0\0\0\0"],
  ])("refuses %s", async (_what, size) => {
    expect(await answerTo(await gzip(patched(await makeTar({ name: "x.js" }), 124, size)))).toEqual([
      422,
      "bad-tarball",
    ]);
  });

  it("B-R-07 rejects a bomb within 2 s of CPU time and 32 MiB of memory", async () => {
    const size = `${(49 * mebibyte).toString(8).padStart(11, "0")}\0`;
    const header = patched(await makeTar({}), 124, size).subarray(0, 512);
    const bomb = await gzip(Buffer.concat([header, Buffer.alloc(49 * mebibyte)]));
    await answerTo(bomb);
    const [memory, work] = [process.memoryUsage().rss, process.cpuUsage()];
    expect(await answerTo(bomb)).toEqual([413, "release-unpacks-too-far"]);
    const { user, system } = process.cpuUsage(work);
    expect(user + system).toBeLessThan(2_000_000);
    expect(process.memoryUsage().rss - memory).toBeLessThan(32 * mebibyte);
    await expectNothingWritten();
  });

  it("B-R-07 refuses an archive that unpacks to over 50 MiB without being a bomb, and a nested archive", async () => {
    const size = `${(9 * mebibyte).toString(8).padStart(11, "0")}\0`;
    const content = Buffer.from(
      randomBytes(0.5625 * mebibyte)
        .toString("hex")
        .replaceAll(/./g, "$&       "),
    );
    const blocks: Buffer[] = [];
    for (const name of ["a.txt", "b.txt", "c.txt", "d.txt", "e.txt", "f.txt"]) {
      blocks.push(patched(await makeTar({ name }), 124, size).subarray(0, 512), content);
    }
    const sent = await gzip(Buffer.concat(blocks), { level: 1 });
    expect(sent.length).toBeLessThan(10 * mebibyte);
    expect(await answerTo(sent)).toEqual([413, "release-too-large"]);
    expect((await registry.publish({ name: "mf-attack", files: { "inner.tar": "x" } })).status).toBe(422);
    await expectNothingWritten();
  });

  it("refuses a wrong checksum", async () => {
    const tar = await makeTar({ name: "x.js" });
    tar.write("y", 0);
    expect(await answerTo(await gzip(tar))).toEqual([422, "bad-tarball"]);
  });

  it("stops at a compression ratio of 50", async () => {
    const tar = patched(
      Buffer.concat([await makeTar({ name: "x.js" }), Buffer.alloc(40 * mebibyte)]),
      124,
      "00200000000\0",
    );
    expect(await answerTo(await gzip(tar))).toEqual([413, "release-unpacks-too-far"]);
    await expectNothingWritten();
  });

  it("refuses a body over 10 MiB, with or without Content-Length", async () => {
    const size = `${(11 * mebibyte).toString(8).padStart(11, "0")}\0`;
    const header = patched(await makeTar({}), 124, size).subarray(0, 512);
    const big = await gzip(Buffer.concat([header, randomBytes(11 * mebibyte), Buffer.alloc(1024)]), { level: 0 });
    expect(await answerTo(big)).toEqual([413, "release-too-large"]);
    // Node's fetch requires `duplex` for streams; the browser's declaration lacks it.
    const streamed: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers: { authorization: `Bearer ${registry.operatorToken}`, "content-type": "application/gzip" },
      body: new Blob([new Uint8Array(big)]).stream(),
      duplex: "half",
    };
    const unstated = await registry.fetch("/v1/fragments/mf-attack/releases", streamed);
    expect(unstated.status).toBe(413);
  });

  it("refuses more than 2000 files", async () => {
    expect(await answerTo(tooManyFiles)).toEqual([413, "too-many-files"]);
    await expectNothingWritten();
  });

  it("B-R-07 refuses a hundred thousand files at the first one too many", async () => {
    expect(manyFiles.length).toBeLessThan(10 * mebibyte);
    const [status, code] = await answerTo(manyFiles);
    expect([status, code]).toEqual([413, "too-many-files"]);
    await expectNothingWritten();
  });

  it("B-R-07 refuses ten gigabytes in ten megabytes long before they are unpacked", async () => {
    expect(bomb.length).toBeLessThan(10 * mebibyte);
    const work = process.cpuUsage();
    const [status, code] = await answerTo(bomb);
    const { user, system } = process.cpuUsage(work);
    expect([status, code]).toEqual([422, "bad-tarball"]);
    expect(user + system).toBeLessThan(2_000_000);
    await expectNothingWritten();
  });

  it("refuses trailing data, in the tar and after the gzip", async () => {
    const good = await makeReleaseTarball({ name: "mf-attack" });
    const longer = await gzip(Buffer.concat([gunzipSync(good), Buffer.from("more")]));
    expect(await answerTo(longer)).toEqual([422, "bad-tarball"]);
    expect(await answerTo(Buffer.concat([good, Buffer.from("garbage")]))).toEqual([422, "bad-tarball"]);
    expect(await answerTo(Buffer.concat([good, await gzip(Buffer.alloc(512))]))).toEqual([422, "trailing-data"]);
  });

  it("rejects truncated input, and input that is not gzip", async () => {
    const good = await makeReleaseTarball({ name: "mf-attack" });
    expect(await answerTo(good.subarray(0, good.length - 20))).toEqual([422, "bad-tarball"]);
    expect(await answerTo(await gzip(gunzipSync(good).subarray(0, 700)))).toEqual([422, "bad-tarball"]);
    expect(await answerTo(Buffer.from("PK\x03\x04 not a gzip"))).toEqual([415, "not-gzip"]);
    expect(await answerTo(await gzip(good))).toEqual([422, "bad-tarball"]);
    await expectNothingWritten();
  });
});

describe("B-R-07 an upload that is not a release", () => {
  const zip = Buffer.from("504b03041400000008000000210000000000", "hex");
  const folders = () => makeTar({ name: "a/", type: "directory" }, { name: "a/b/", type: "directory" });

  it.each<[string, () => Promise<Buffer>, number, string, RegExp]>([
    ["empty", async () => Buffer.alloc(0), 422, "bad-tarball", /is empty/],
    ["a zip file", async () => zip, 415, "not-gzip", /not a gzip file/],
    ["an uncompressed tar", () => makeTar({ name: "x.js" }), 415, "not-gzip", /not a gzip file/],
    ["gzip of something other than a tar", () => gzip(randomBytes(2000)), 422, "bad-tarball", /invalid checksum/],
    ["gzip of nothing", () => gzip(""), 422, "bad-tarball", /no end-of-archive marker/],
    ["a tar of folders only", async () => gzip(await folders()), 422, "bad-release", /fragment\.json/],
    ["the first half of a release", firstHalf, 422, "bad-tarball", /incomplete gzip file/],
  ])("is refused with the reason if it is %s", async (_what, make, status, code, reason) => {
    const response = await registry.upload("mf-attack", await make());
    const { error } = Object(await response.json());
    expect([response.status, error.code]).toEqual([status, code]);
    expect(error.message).toMatch(reason);
    await expectNothingWritten();
  });

  async function firstHalf(): Promise<Buffer> {
    const whole = await makeReleaseTarball({ name: "mf-attack" });
    return whole.subarray(0, whole.length / 2);
  }
});
