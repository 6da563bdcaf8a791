import { createServer } from "node:http";
import { startObjectStore } from "@zhian/chaos/object-store";
import * as z from "zod";

const environmentSchema = z.object({
  STORE_DIR: z.string().min(1),
  STORE_HOST: z.string().default("127.0.0.1"),
  STORE_PORT: z.coerce.number().int(),
  STORE_BUCKET: z.string().default("releases"),
  /** Where it says that it is ready: a store itself has no such address. */
  STORE_READY_PORT: z.coerce.number().int(),
});

/** An S3-compatible store on a folder, for a cluster on one machine. */
const set = environmentSchema.parse(process.env);
await startObjectStore({ dir: set.STORE_DIR, host: set.STORE_HOST, port: set.STORE_PORT, bucket: set.STORE_BUCKET });
createServer((_request, response) => response.end("ready\n")).listen(set.STORE_READY_PORT, set.STORE_HOST);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => process.exit(0));
