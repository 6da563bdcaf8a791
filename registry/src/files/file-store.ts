import type { Readable } from "node:stream";

/** A received file: its hash, its length and its first bytes. */
export interface StagedFile {
  path: string;
  /** `sha384-<base64>`, as in `integrity` attributes. */
  integrity: string;
  bytes: number;
  /** Its first 16 bytes, which identify the file's type. */
  head: Buffer;
  /** The whole content, if requested and not over 256 KiB. */
  content?: Buffer;
}

/** An upload in progress: invisible until `keep` is called; `discard` leaves no trace. */
export interface Staging {
  add(path: string, body: AsyncIterable<Buffer>, options: { isRead: boolean }): Promise<StagedFile>;
  /** Makes the brotli variant of a staged file; returns the variant's bytes, or the file's if the variant is not smaller. */
  compress(file: StagedFile): Promise<number>;
  /** Durable once resolved. Safe to repeat: content is addressed by its hash. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

export interface StoredFile {
  bytes: number;
  encoding?: "br";
  /** Must be read to its end, or destroyed. */
  content: Readable;
}

export interface Removed {
  files: number;
  bytes: number;
}

/** Storage for release files: a folder, or a store that replicas share. */
export interface FileStore {
  stage(): Promise<Staging>;
  has(integrity: string): Promise<boolean>;
  /** Throws if the content is missing: callers only read content that must exist. */
  read(integrity: string, options: { brotli: boolean }): Promise<StoredFile>;
  /** Deletes all stored files except these. */
  removeAllBut(integrities: ReadonlySet<string>): Promise<Removed>;
}
