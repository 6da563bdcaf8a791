import type { Readable } from "node:stream";

/** A file as it was received: what it hashes to, how long it is, how it begins. */
export interface StagedFile {
  path: string;
  /** `sha384-<base64>`, as in `integrity` attributes. */
  integrity: string;
  bytes: number;
  /** Its first 16 bytes: what kind of file it is. */
  head: Buffer;
  /** The whole content, where that was asked for and is not over 256 KiB. */
  content?: Buffer;
}

/** An upload in progress: invisible until it is kept, gone without a trace when it is discarded. */
export interface Staging {
  add(path: string, body: AsyncIterable<Buffer>, options: { isRead: boolean }): Promise<StagedFile>;
  /** Makes the brotli variant of a staged file; bytes of the variant, or of the file where that is not larger. */
  compress(file: StagedFile): Promise<number>;
  /** Durable once resolved. Safe to repeat: content is addressed by its hash. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

export interface StoredFile {
  bytes: number;
  encoding?: "br";
  /** To be read to its end, or destroyed. */
  content: Readable;
}

export interface Removed {
  files: number;
  bytes: number;
}

/** Where release files live: a folder, or a store that replicas share. */
export interface FileStore {
  stage(): Promise<Staging>;
  has(integrity: string): Promise<boolean>;
  /** Throws when the content is not there: who asks knows that it must be. */
  read(integrity: string, options: { brotli: boolean }): Promise<StoredFile>;
  /** Deletes every other file that is kept. */
  removeAllBut(integrities: ReadonlySet<string>): Promise<Removed>;
}
