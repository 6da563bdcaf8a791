import { PGlite, type PGliteOptions } from "@electric-sql/pglite";

/**
 * PostgreSQL allocates its shared memory at start, and WebAssembly fills it with zeros: with the default of 128 MB for a hundred
 * clients, that takes half of the start. PGlite has one client, and the operating system caches what PostgreSQL does not.
 */
const forOneClient = { shared_buffers: "16MB", wal_buffers: "1MB", max_connections: "5" };

/** Opens PGlite, in a folder or in memory, with little shared memory. */
export function createPglite(options: PGliteOptions = {}): Promise<PGlite> {
  const settings = Object.entries(forOneClient).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return PGlite.create({ ...options, startParams: [...PGlite.defaultStartParams, ...settings] });
}
