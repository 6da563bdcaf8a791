import { PGlite, type PGliteOptions } from "@electric-sql/pglite";

/**
 * PostgreSQL reserves what it keeps in memory as it starts, and WebAssembly writes zeros over all of it: with its usual 128 MB for
 * a hundred clients, that is half of a start. Here is one client, and what the database does not keep the system's cache does.
 */
const forOneClient = {
  shared_buffers: "16MB",
  wal_buffers: "1MB",
  max_connections: "5",
  max_locks_per_transaction: "64",
  max_pred_locks_per_transaction: "64",
};

/** PGlite, in a folder or in memory, in the size of what is kept in it here. */
export function createPglite(options: PGliteOptions = {}): Promise<PGlite> {
  const settings = Object.entries(forOneClient).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return PGlite.create({ ...options, startParams: [...PGlite.defaultStartParams, ...settings] });
}
