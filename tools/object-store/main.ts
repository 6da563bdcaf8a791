import { createServer } from "node:http";
import { startObjectStore } from "@zhian/chaos/object-store";

/** An S3-compatible store in a folder, for a cluster on one machine. */
const { STORE_DIR, STORE_HOST = "127.0.0.1", STORE_PORT, STORE_READY_PORT, STORE_BUCKET = "releases" } = process.env;
if (!STORE_DIR || !STORE_PORT || !STORE_READY_PORT) throw new Error("Set STORE_DIR, STORE_PORT and STORE_READY_PORT.");
await startObjectStore({ dir: STORE_DIR, host: STORE_HOST, port: Number(STORE_PORT), bucket: STORE_BUCKET });
// The store itself has no readiness endpoint.
createServer((_request, response) => response.end("ready\n")).listen(Number(STORE_READY_PORT), STORE_HOST);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => process.exit(0));
