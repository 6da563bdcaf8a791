import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import type { StartConfig } from "./config.ts";

const linkSchema = z.object({ path: z.string() });

/** Creates a one-time link that signs in to the operator's page; undefined if that page is disabled. */
export async function makeOpsLink({ servers, env }: StartConfig): Promise<string | undefined> {
  if (env["REGISTRY_OPS"] !== "true") return undefined;
  const { url } = servers.registry;
  const token = (await readFile(join(env["REGISTRY_DATA_DIR"] ?? "", "operator-token"), "utf8")).trim();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/v1/ops/links`, { method: "POST", headers });
  if (!answer.ok) throw new Error(`The registry returned ${answer.status} when asked for a link to its page.`);
  return url + linkSchema.parse(await answer.json()).path;
}
