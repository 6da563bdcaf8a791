import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import { readListing, type S3Object } from "./read-listing.ts";

export interface S3Settings {
  /** The bucket's URL, with its name in the path; a folder may follow: `https://s3.example.com/releases`. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

export interface S3Bucket {
  /** Durable and visible to every reader once resolved. */
  put(key: string, content: Buffer): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Undefined if the object does not exist; throws if that cannot be determined. */
  get(key: string): Promise<{ bytes: number; content: Readable } | undefined>;
  remove(key: string): Promise<void>;
  /** In key order, starting after `after`. */
  list(options: { after?: string; limit?: number }): Promise<S3Object[]>;
  listAll(): AsyncGenerator<S3Object>;
}

interface Call {
  method?: string;
  content?: Buffer;
  /** Statuses, in addition to success, that do not throw. */
  expected?: readonly number[];
}

/** The store is unreachable, or refuses access: only the former is temporary. */
class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code: "STORE_UNREACHABLE" | "STORE_REFUSED";

  constructor(kind: "unreachable" | "refused", message: string, cause?: unknown) {
    super(message, { cause });
    this.code = kind === "unreachable" ? "STORE_UNREACHABLE" : "STORE_REFUSED";
  }
}

const answerMs = 30_000;
const listedAtOnce = 1_000;
/** A temporary refusal is retried a few times, for half a second in all. */
const retries = 4;

/** The few S3 calls that release files need, signed; every compatible store supports them. */
export function createS3Bucket({ url, region, keyId, secret }: S3Settings): S3Bucket {
  const ask = createCaller(
    new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: "s3", region, retries }),
  );
  const base = url.endsWith("/") ? url.slice(0, -1) : url;
  // The first part of the path is the bucket; the rest is a prefix of each key.
  const [, bucket = "", folder = ""] = /^\/([^/]+)(?:\/(.*))?$/.exec(new URL(base).pathname) ?? [];
  const prefix = folder === "" ? "" : `${decodeURIComponent(folder)}/`;
  const { origin } = new URL(base);
  const addressOf = (key: string) => `${base}/${key.split("/").map(encodeURIComponent).join("/")}`;

  const bucketOf: S3Bucket = {
    async put(key, content) {
      await drain(await ask(addressOf(key), { method: "PUT", content }));
    },
    async has(key) {
      return (await ask(addressOf(key), { method: "HEAD", expected: [404] })).ok;
    },
    async get(key) {
      const response = await ask(addressOf(key), { expected: [404] });
      if (response.ok && response.body) {
        // The same class at run time, but browsers and Node declare it differently.
        return { bytes: lengthOf(response), content: Readable.fromWeb(response.body as ReadableStream) };
      }
      await drain(response);
      return undefined;
    },
    async remove(key) {
      await drain(await ask(addressOf(key), { method: "DELETE" }));
    },
    async list({ after, limit = listedAtOnce }) {
      // Version 1 of the call: some stores cannot continue a version 2 listing.
      const query = new URLSearchParams({ "max-keys": String(limit) });
      if (prefix) query.set("prefix", prefix);
      if (after !== undefined) query.set("marker", prefix + after);
      const text = await (await ask(`${origin}/${bucket}?${query}`)).text();
      return readListing(text).map(({ key, bytes }) => ({ key: key.slice(prefix.length), bytes }));
    },
    async *listAll() {
      let after: string | undefined;
      for (;;) {
        const found = await bucketOf.list(after === undefined ? {} : { after });
        yield* found;
        const last = found.at(-1)?.key;
        if (last === undefined) return;
        if (last === after)
          throw new StoreError("refused", `The store's listing does not get past ${JSON.stringify(last)}.`);
        after = last;
      }
    },
  };
  return bucketOf;
}

/** Throws a StoreError for any status that is neither success nor expected. */
function createCaller(client: AwsClient): (address: string, call?: Call) => Promise<Response> {
  return async function ask(address: string, { method = "GET", content, expected = [] }: Call = {}): Promise<Response> {
    const response = await client
      .fetch(address, {
        method,
        signal: AbortSignal.timeout(answerMs),
        ...(content && { body: new Uint8Array(content), headers: { "x-amz-content-sha256": sha256Of(content) } }),
      })
      .catch((cause: unknown) => {
        throw new StoreError("unreachable", `The store does not respond to ${method}.`, cause);
      });
    if (response.ok || expected.includes(response.status)) return response;
    const said = `${response.status} ${/<Code>([^<]*)/.exec(await response.text())?.[1] ?? ""}`.trim();
    throw new StoreError(
      response.status >= 500 ? "unreachable" : "refused",
      `The store responds to ${method} with ${said}`,
    );
  };
}

function lengthOf(response: Response): number {
  const length = response.headers.get("content-length");
  if (length === null) throw new Error("The store does not report the length of a file.");
  return Number(length);
}

/** Frees the response's connection. */
async function drain(response: Response): Promise<void> {
  await response.arrayBuffer();
}

function sha256Of(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
