import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { errorCode, errorMessage } from "@zhian/server/read-error";
import { refuse } from "../model/refusal.ts";
import { limits } from "./limits.ts";

/**
 * Gunzips exactly one member with nothing after it, and stops at the limits rather than beyond them.
 * Throws RefusedError.
 */
export async function* unpack(upload: Readable): AsyncGenerator<Buffer> {
  // The upload may have been cut off while its token was looked up: then no event follows.
  if (upload.destroyed) throw cutOff();
  const gunzip = createGunzip();
  let received = 0;
  let unpacked = 0;
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  upload.on("data", (chunk: Buffer) => {
    received += chunk.length;
    if (head.length < gzipMagic.length) head = Buffer.concat([head, chunk]).subarray(0, gzipMagic.length);
    tail = Buffer.concat([tail, chunk.subarray(-4)]).subarray(-4);
    if (received > limits.uploadBytes) gunzip.destroy(uploadTooLarge());
  });
  upload.on("error", () => gunzip.destroy(cutOff()));
  upload.on("close", () => {
    if (!upload.readableEnded) gunzip.destroy(cutOff());
  });
  upload.pipe(gunzip);
  try {
    for await (const chunk of gunzip) {
      // The stream is in its default, binary mode.
      const bytes = chunk as Buffer;
      unpacked += bytes.length;
      if (unpacked > limits.unpackedBytes) throw tooLarge("unpacked", limits.unpackedBytes);
      if (unpacked > limits.ratioFromBytes && unpacked > received * limits.ratio) throw bomb();
      yield bytes;
    }
  } catch (error) {
    throw isZlibError(error) ? unreadable(error, head) : error;
  } finally {
    upload.unpipe(gunzip);
    // A refused upload is still read to its end: a client that is cut off while sending never sees the reason.
    upload.resume();
    gunzip.destroy();
  }
  // Node decodes several members as one and ignores garbage after the last: then the trailer's length does not match.
  const declared = tail.length === 4 ? tail.readUInt32LE() : -1;
  if (declared !== unpacked || gunzip.bytesWritten !== received) {
    throw refuse("trailing-data", "The upload has data after its end.", repack);
  }
}

/** The first two bytes of every gzip file (RFC 1952, 2.3.1). */
const gzipMagic = Buffer.from([0x1f, 0x8b]);

function cutOff() {
  return refuse("upload-cut-off", "The upload was cut off.", "Send it again: nothing was stored.");
}

const repack = "Pack the release again with `fragments publish`.";

export function uploadTooLarge() {
  return tooLarge("compressed", limits.uploadBytes);
}

function tooLarge(what: string, maxBytes: number) {
  return refuse(
    "release-too-large",
    `The release is larger than ${maxBytes / 1024 / 1024} MiB ${what}.`,
    "Split the fragment, or remove what it does not need.",
  );
}

function bomb() {
  return refuse(
    "release-unpacks-too-far",
    `The upload unpacks to more than ${limits.ratio} times its size.`,
    "Remove files that are nearly empty.",
  );
}

/** An upload that begins with gzip's magic number is damaged; any other is of another type. */
function unreadable(error: unknown, head: Buffer) {
  if (head.length === 0) return refuse("bad-tarball", "The upload is empty.", repack);
  if (errorCode(error) === "Z_BUF_ERROR")
    return refuse("bad-tarball", "The upload is an incomplete gzip file.", repack);
  if (head.equals(gzipMagic))
    return refuse("bad-tarball", `The upload is a damaged gzip file: ${errorMessage(error)}.`, repack);
  return refuse("not-gzip", `The upload is not a gzip file: ${errorMessage(error)}.`, repack);
}

function isZlibError(error: unknown): boolean {
  return errorCode(error)?.startsWith("Z_") ?? false;
}
