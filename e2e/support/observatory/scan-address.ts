import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { TlsFront } from "../tls-front.ts";

const reportSchema = z.object({
  verdict: z.object({ grade: z.string(), score: z.number(), statusCode: z.number() }),
  tests: z.record(
    z.string(),
    z.object({ pass: z.boolean(), result: z.string(), scoreModifier: z.number().nullable() }),
  ),
});
export type Report = z.output<typeof reportSchema>;

/** Returns the HTTP Observatory's result for one path behind the front. The front's certificate is written to `folder`. */
export async function scanAddress(front: TlsFront, path: string, folder: string): Promise<Report> {
  const certificate = join(folder, "certificate.pem");
  await mkdir(folder, { recursive: true });
  await writeFile(certificate, front.certificate);
  const hooks = join(import.meta.dirname, "no-preload-list.ts");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", hooks, join(import.meta.dirname, "main.ts"), `${front.host}${path}`],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } },
  );
  return reportSchema.parse(JSON.parse(stdout));
}
