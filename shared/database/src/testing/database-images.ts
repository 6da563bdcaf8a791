import { openAsBlob } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { madeOnce } from "@zhian/chaos/made-once";
import type { Database } from "../database.ts";
import { openMemoryDatabase } from "../embedded-database.ts";

interface Images<Name extends string> {
  /** Opens a copy of the archive with that name, in memory. */
  open(name: Name): Promise<Database>;
  /** Fills `dataDir`, an empty folder, with a copy of the folder with that name. */
  put(dataDir: string, name: Name): Promise<void>;
}

interface Source {
  /** Name of the folder that all tests share. */
  name: string;
  /** Creates folders and archives, `NAME.tar`, in the folder passed to it. */
  program: string;
  /** Files and folders that the images depend on, in addition to this workspace. */
  from: readonly string[];
}

const workspace = join(import.meta.dirname, "../..");

/** Initialising a database takes longer than most tests: it is done once, and each test starts with a copy. */
export function createDatabaseImages<Name extends string>({ name, program, from }: Source): Images<Name> {
  const lock = join(workspace, "../../package-lock.json");
  const folder = () => madeOnce({ name, program, from: [...from, join(workspace, "src"), lock] });
  return {
    open: async (image) => openMemoryDatabase(await openAsBlob(join(folder(), `${image}.tar`))),
    put: (dataDir, image) => cp(join(folder(), image), dataDir, { recursive: true }),
  };
}
