import * as z from "zod";

const configSchema = z.object({
  /** Of the build: the folder that is served at `/assets/`. */
  BENCH_PEER_ASSETS: z.string(),
  /** Of this peer's own: its documents, or the settings of its servers. */
  BENCH_PEER_DIR: z.string(),
  BENCH_PEER_PORT: z.coerce.number().int(),
  BENCH_API_URL: z.url(),
});

export type PeerConfig = z.output<typeof configSchema>;

/** Throws an error that names every fault. */
export function readPeerConfig(env: Record<string, string | undefined>): PeerConfig {
  const parsed = configSchema.safeParse(env);
  if (!parsed.success) throw new Error(`The peer cannot be served:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
