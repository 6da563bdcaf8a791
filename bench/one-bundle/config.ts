import * as z from "zod";

const configSchema = z.object({
  BENCH_BUNDLE_DIR: z.string(),
  BENCH_BUNDLE_PORT: z.coerce.number().int(),
  BENCH_API_URL: z.url(),
});

export type BundleServerConfig = z.output<typeof configSchema>;

/** Throws an error that lists every fault. */
export function readBundleServerConfig(env: Record<string, string | undefined>): BundleServerConfig {
  const parsed = configSchema.safeParse(env);
  if (!parsed.success) throw new Error(`The one bundle cannot be served:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
