import * as z from "zod";

const configSchema = z.object({
  /** The build output: the folder that is served at `/assets/`. */
  BENCH_PEER_ASSETS: z.string(),
  /** This peer's own folder: its documents, or its servers' settings. */
  BENCH_PEER_DIR: z.string(),
  BENCH_PEER_PORT: z.coerce.number().int(),
  BENCH_API_URL: z.url(),
});

export type PeerConfig = z.output<typeof configSchema>;

/** Throws an error that lists every fault. */
export function readPeerConfig(env: Record<string, string | undefined>): PeerConfig {
  const parsed = configSchema.safeParse(env);
  if (!parsed.success) throw new Error(`The peer cannot be served:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
