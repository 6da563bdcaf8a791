import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { type Environment, site } from "./site.ts";

const statusSchema = z.object({ revision: z.int() });

/**
 * Makes an environment serve these versions through the registry's API: a command for each would take as long as the test that waits
 * for it. A version that is already served is not changed.
 */
export async function promoteVersions(environment: Environment, versions: Record<string, string>): Promise<void> {
  const address = `${site.registryUrl}/v1/environments/${environment}`;
  const token = readFileSync(join(site.dataDir("registry"), "operator-token"), "utf8").trim();
  for (const [name, version] of Object.entries(versions)) {
    const { revision } = statusSchema.parse(await (await fetch(`${address}/status`)).json());
    const answer = await fetch(`${address}/deployments/${name}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "if-match": `"${revision}"` },
      body: JSON.stringify({ action: "promote", version, again: true, reason: "the start of a test" }),
    });
    if (!answer.ok) throw new Error(`${name} ${version} is not served by ${environment}: ${await answer.text()}`);
  }
}
