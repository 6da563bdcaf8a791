import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCode, errorMessage } from "@zhian/server/read-error";
import * as z from "zod";
import { writeWhole } from "../files/durable.ts";

const headsSchema = z.record(z.string(), z.strictObject({ revision: z.number().int(), head: z.string() }));
export type Heads = z.output<typeof headsSchema>;

/** The revision of each environment that was last acknowledged to a client. Outside the database: it reveals a history that was reset as a whole. */
export interface Acknowledged {
  readonly heads: Readonly<Heads>;
  /** Durable once resolved. Revisions older than the stored one are ignored. */
  keep(environment: string, at: { revision: number; head: string }): Promise<void>;
}

/** Throws when the file in `dataDir` is unreadable. */
export async function openAcknowledged(dataDir: string): Promise<Acknowledged> {
  const file = join(dataDir, "acknowledged.json");
  const heads = await read(file);
  let written = Promise.resolve();
  return {
    heads,
    async keep(environment, { revision, head }) {
      if ((heads[environment]?.revision ?? 0) >= revision) return written;
      heads[environment] = { revision, head };
      written = written.catch(() => {}).then(() => writeWhole(file, `${JSON.stringify(heads, null, 2)}\n`, 0o644));
      return written;
    },
  };
}

async function read(file: string): Promise<Heads> {
  try {
    return headsSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (cause) {
    if (errorCode(cause) === "ENOENT") return {};
    throw new Error(`${file} was changed and can no longer be read: ${errorMessage(cause)}. Restore it.`, {
      cause,
    });
  }
}
