import { refuse } from "../model/refusal.ts";
import { limits } from "./limits.ts";

export interface TarEntry {
  path: string;
  bytes: number;
  /** Must be read to its end before the next entry is requested. */
  body: AsyncIterable<Buffer>;
}

const blockBytes = 512;

/**
 * Reads a tar of plain files and folders, and nothing else. A general-purpose reader accepts by design what must be refused
 * here: links, devices, long-name and PAX records, sparse files, data after the end. Throws RefusedError.
 */
export async function* readTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const source = createBlockSource(chunks);
  try {
    yield* readEntries(source);
  } finally {
    // Stopping early, because of a refused name or a full disk, would otherwise leave the upload hanging.
    await source.close();
  }
}

async function* readEntries(source: ReturnType<typeof createBlockSource>): AsyncGenerator<TarEntry> {
  for (;;) {
    const header = await source.read(blockBytes);
    if (!header) throw invalid("The tarball has no end-of-archive marker.");
    if (isZero(header)) break;
    const entry = readHeader(header);
    if (entry.isFolder) continue;
    let remaining = entry.bytes;
    async function* body(): AsyncGenerator<Buffer> {
      while (remaining > 0) {
        const part = await source.readSome(remaining);
        if (!part) throw invalid(`The tarball ends in the middle of ${JSON.stringify(entry.path)}.`);
        remaining -= part.length;
        yield part;
      }
    }
    yield { path: entry.path, bytes: entry.bytes, body: body() };
    if (remaining > 0) throw new Error(`The content of ${entry.path} was not read completely.`);
    const padding = (blockBytes - (entry.bytes % blockBytes)) % blockBytes;
    if (padding > 0 && !(await source.read(padding))) throw invalid("The tarball ends in the middle of its padding.");
  }
  for (let part = await source.readSome(blockBytes); part; part = await source.readSome(blockBytes)) {
    if (!isZero(part)) throw invalid("The tarball has data after its end.");
  }
}

function readHeader(header: Buffer): { path: string; bytes: number; isFolder: boolean } {
  if (readOctal(header.subarray(148, 156)) !== checksum(header)) throw invalid("A tar header has an invalid checksum.");
  const name = readText(header.subarray(0, 100));
  const prefix = header.toString("latin1", 257, 263) === "ustar\0" ? readText(header.subarray(345, 500)) : "";
  const path = prefix ? `${prefix}/${name}` : name;
  const type = String.fromCharCode(header[156] ?? 0);
  const mode = readOctal(header.subarray(100, 108)) ?? 0;
  if (mode & 0o7000) throw invalid(`${JSON.stringify(path)} has a set-user, set-group or sticky bit.`);
  const bytes = readOctal(header.subarray(124, 136));
  if (bytes === undefined || bytes > limits.unpackedBytes)
    throw invalid(`${JSON.stringify(path)} has an invalid size.`);
  if (type === "5" && bytes === 0) return { path, bytes, isFolder: true };
  if (type !== "0" && type !== "\0") {
    throw invalid(
      `${JSON.stringify(path)} is not a regular file (type ${JSON.stringify(type)}): links, devices and extended records are not allowed.`,
    );
  }
  return { path, bytes, isFolder: false };
}

/** `undefined` for anything but octal digits, including the binary form that huge and negative sizes need. */
function readOctal(field: Buffer): number | undefined {
  const digits = /^ *([0-7]+)[ \0]*$/.exec(field.toString("latin1"))?.[1];
  return digits === undefined ? undefined : Number.parseInt(digits, 8);
}

function readText(field: Buffer): string {
  const end = field.indexOf(0);
  const text = end < 0 ? field : field.subarray(0, end);
  if (end >= 0 && !isZero(field.subarray(end))) throw invalid("A name in the tarball contains a NUL.");
  return text.toString("latin1");
}

function checksum(header: Buffer): number {
  let sum = 8 * 32;
  for (const [index, byte] of header.entries()) if (index < 148 || index >= 156) sum += byte;
  return sum;
}

function createBlockSource(chunks: AsyncIterable<Buffer>) {
  const iterator = chunks[Symbol.asyncIterator]();
  let buffered: Buffer = Buffer.alloc(0);

  async function readSome(maxBytes: number): Promise<Buffer | undefined> {
    while (buffered.length === 0) {
      const next = await iterator.next();
      if (next.done) return undefined;
      buffered = next.value;
    }
    const part = buffered.subarray(0, maxBytes);
    buffered = buffered.subarray(part.length);
    return part;
  }

  /** Exactly `bytes`, or `undefined` when the source ends first. */
  async function read(bytes: number): Promise<Buffer | undefined> {
    const parts: Buffer[] = [];
    for (let missing = bytes; missing > 0; ) {
      const part = await readSome(missing);
      if (!part) return undefined;
      parts.push(part);
      missing -= part.length;
    }
    return Buffer.concat(parts);
  }

  return { read, readSome, close: async () => void (await iterator.return?.()) };
}

function isZero(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0);
}

function invalid(message: string) {
  return refuse("bad-tarball", message, "Pack the release again with `fragments publish`.");
}
