import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { integrityOf } from "@zhian/release/integrity-of";
import { backoffMs } from "@zhian/server/backoff";
import { readBody } from "@zhian/server/read-body";
import { request } from "undici";
import { isReleaseFileError, ReleaseFileError } from "./release-file-error.ts";

const unpack = promisify(brotliDecompress);
/** The longest time without a byte. A large file on a slow connection may take longer overall. */
const silenceMs = 8_000;
const deadlineMs = 5 * 60_000;
const retries = 2;
const backoff = { firstMs: 150, mostMs: 1_000, hasJitter: true };

export interface Expected {
  integrity: string;
  bytes: number;
}

/**
 * Downloads a release's file from the registry and verifies it; `br` is its Brotli variant, if the registry has one.
 * Throws a ReleaseFileError; does not retry once `signal` is aborted.
 */
export async function downloadFile(
  url: string,
  expected: Expected,
  signal: AbortSignal,
): Promise<{ plain: Buffer; br?: Buffer }> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await downloadOnce(url, expected, signal);
    } catch (error) {
      const failure = isReleaseFileError(error)
        ? error
        : new ReleaseFileError("unreachable", `${url}: no response`, error);
      if (failure.kind === "absent" || attempt === retries || signal.aborted) throw failure;
      await sleep(backoffMs(attempt, backoff));
    }
  }
}

async function downloadOnce(
  url: string,
  expected: Expected,
  signal: AbortSignal,
): Promise<{ plain: Buffer; br?: Buffer }> {
  const answer = await request(url, {
    headers: { "accept-encoding": "br" },
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
    signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
  });
  if (answer.statusCode !== 200) {
    await answer.body.dump();
    const kind = answer.statusCode === 404 || answer.statusCode === 410 ? "absent" : "unreachable";
    throw new ReleaseFileError(kind, `${url}: HTTP ${answer.statusCode}`);
  }
  // The Brotli variant of a tiny file may be slightly larger than the file.
  const body = await readBody(answer.body, expected.bytes + 1024);
  if (!body) throw new ReleaseFileError("tampered", `${url}: longer than the ${expected.bytes} bytes in its manifest`);
  const isBrotli = answer.headers["content-encoding"] === "br";
  const plain = isBrotli ? await unpackAtMost(url, body, expected.bytes) : body;
  checkIntegrity(url, plain, expected);
  return { plain, ...(isBrotli && { br: body }) };
}

async function unpackAtMost(url: string, body: Buffer, bytes: number): Promise<Buffer> {
  try {
    return await unpack(body, { maxOutputLength: Math.max(bytes, 1) });
  } catch (error) {
    throw new ReleaseFileError("tampered", `${url}: its brotli variant does not decompress to ${bytes} bytes`, error);
  }
}

/** Throws a ReleaseFileError of kind `tampered` if the bytes are not the expected ones. */
export function checkIntegrity(name: string, bytes: Uint8Array, expected: Expected): void {
  const actual = integrityOf(bytes);
  if (actual !== expected.integrity || bytes.byteLength !== expected.bytes) {
    throw new ReleaseFileError(
      "tampered",
      `${name}: its hash is ${actual}, but the snapshot has ${expected.integrity}`,
    );
  }
}
