import type { Readable } from "node:stream";
import type { Database } from "@zhian/database/database";
import { lockForRecording } from "./database/collection-lock.ts";
import type { FileStore, Staging } from "./files/file-store.ts";
import { isWorthCompressing } from "./intake/file-types.ts";
import { type ReceivedRelease, receiveRelease } from "./intake/receive-release.ts";
import { requireBudget } from "./intake/require-budget.ts";
import { inPackage } from "./model/manifest-line.ts";
import { isRefused, type Refusal } from "./model/refusal.ts";
import { collected, findReceipt, type Receipt } from "./model/releases.ts";
import { claimRoutes } from "./rules/claim-routes.ts";
import { failpoints } from "./support/failpoints.ts";

export type PublishOutcome =
  | { status: "published"; receipt: Receipt }
  /** The same bytes were published before: the receipt is the original one. */
  | { status: "published-before"; receipt: Receipt }
  | { status: "refused"; refusal: Refusal };

interface Dependencies {
  database: Database;
  files: FileStore;
  now(): Date;
}

export interface PublishRequest {
  name: string;
  /** Gzipped tar of the release's folder. */
  upload: Readable;
  publisher: string;
}

/** Publishing serves nothing yet. A version is published once: the primary key decides, not an earlier check. */
export function createPublish({ database, files, now }: Dependencies) {
  return async function publish({ name, upload, publisher }: PublishRequest): Promise<PublishOutcome> {
    const staging = await files.stage();
    try {
      const received = await receiveRelease(name, upload, staging);
      failpoints.pass("publish: release checked");
      // Saves the work for an existing release; only the insert decides.
      const before = await findReceipt(database, name, received.manifest.version);
      if (before) return compare(before, received.digest);
      const receipt = await toReceipt(received, staging, { publishedBy: publisher, publishedAt: now().toISOString() });
      failpoints.pass("publish: all staged");
      const outcome = await record({ received, receipt, staging });
      failpoints.pass("publish: committed");
      return outcome;
    } catch (error) {
      if (isRefused(error)) return { status: "refused", refusal: error.refusal };
      throw error;
    } finally {
      await staging.discard();
    }
  };

  /** Files first, then the commit: a recorded release is readable, wherever a crash interrupts this. */
  async function record({ received, receipt, staging }: Recording): Promise<PublishOutcome> {
    return database.transaction(async (tx) => {
      await lockForRecording(tx);
      const inserted = await tx.query(
        // The newest is the last to arrive, even if the clock was set back since; the receipt has the clock's time.
        `insert into releases (name, version, digest, manifest, receipt, published_at) values ($1, $2, $3, $4, $5,
           greatest($6::timestamptz, (select max(published_at) + interval '1 millisecond' from releases where name = $1)))
         on conflict (name, version) do nothing returning version`,
        [
          receipt.name,
          receipt.version,
          receipt.digest,
          JSON.stringify(received.manifest),
          JSON.stringify(receipt),
          receipt.publishedAt,
        ],
      );
      if (inserted.length === 0) {
        const before = await findReceipt(tx, receipt.name, receipt.version);
        if (!before)
          throw new Error(`${receipt.name} ${receipt.version} conflicts with a release that does not exist.`);
        return compare(before, received.digest);
      }
      failpoints.pass("publish: release recorded");
      await claimRoutes(tx, received.manifest);
      failpoints.pass("publish: routes claimed");
      await staging.keep();
      return { status: "published", receipt };
    });
  }
}

interface Recording {
  received: ReceivedRelease;
  receipt: Receipt;
  staging: Staging;
}

async function toReceipt(
  { manifest, files, digest }: ReceivedRelease,
  staging: Staging,
  published: Pick<Receipt, "publishedAt" | "publishedBy">,
): Promise<Receipt> {
  const compressed = new Map<string, number>();
  const loaded = files.filter(({ path }) => path !== "fragment.json" && isWorthCompressing(path));
  for (const file of loaded) compressed.set(file.path, await staging.compress(file));
  requireBudget(manifest, compressed);
  const { commit } = manifest.source;
  return {
    name: manifest.name,
    version: manifest.version,
    digest,
    sourceDigest: manifest.source.digest,
    ...(commit !== undefined && { commit }),
    ...published,
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    brotliBytes: [...compressed.values()].reduce((sum, bytes) => sum + bytes, 0),
    shared: manifest.shared,
  };
}

function compare(before: Receipt, digest: string): PublishOutcome {
  if (before.collectedAt !== undefined) return { status: "refused", refusal: collected(before) };
  if (before.digest === digest) return { status: "published-before", receipt: before };
  const { name, version, publishedAt, publishedBy } = before;
  return {
    status: "refused",
    refusal: {
      code: "version-taken",
      message: `${name} ${version} was already published with different bytes at ${publishedAt} by ${publishedBy}.`,
      remedy: `A version never changes. Bump it: npm version patch -w ${name} --no-git-tag-version, then build and publish.`,
      at: [inPackage(name, "version", version)],
    },
  };
}
