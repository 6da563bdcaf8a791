import { openAsBlob } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { madeOnce } from "@zhian/chaos/made-once";
import type { Database } from "../database.ts";
import { openMemoryDatabase } from "../embedded-database.ts";

interface Images<Name extends string> {
  /** A copy of the archive of that name, in memory. */
  open(name: Name): Promise<Database>;
  /** Fills `dataDir`, an empty folder, with a copy of the folder of that name. */
  put(dataDir: string, name: Name): Promise<void>;
}

interface Source {
  /** Of the folder that all tests share. */
  name: string;
  /** Makes folders and archives, `NAME.tar`, in the folder that it is given. */
  program: string;
  /** Files and folders that the images depend on, besides this workspace. */
  from: readonly string[];
}

const workspace = join(import.meta.dirname, "../..");

/** To initialise a database takes longer than most tests: it is done once, and each test begins with a copy. */
export function createDatabaseImages<Name extends string>({ name, program, from }: Source): Images<Name> {
  const lock = join(workspace, "../../package-lock.json");
  const folder = () => madeOnce({ name, program, from: [...from, join(workspace, "src"), lock] });
  return {
    open: async (image) => openMemoryDatabase(await openAsBlob(join(folder(), `${image}.tar`))),
    put: (dataDir, image) => cp(join(folder(), image), dataDir, { recursive: true }),
  };
}
