import type { BrowserContext, Response } from "@playwright/test";
import { readSecrets, secretsIn } from "./secrets.ts";

const readable = /^(?:text\/|application\/(?:json|javascript))/;
/** Files of a release are the same for every test of a process. */
const searched = new Set<string>();

/** Searches the site's responses to a browser for secrets. Returns the findings so far: "address: name". */
export function watchAnswers(context: BrowserContext): () => string[] {
  const secrets = readSecrets();
  const found: string[] = [];
  context.on("response", (response) => {
    search(response).catch(() => {
      // A response that never ends, or whose page is gone, cannot be searched.
    });
  });
  return () => found;

  async function search(response: Response): Promise<void> {
    const address = response.url();
    if (searched.has(address)) return;
    const headers = await response.allHeaders();
    if (!readable.test(headers["content-type"] ?? "")) return;
    if (headers["cache-control"]?.includes("immutable")) searched.add(address);
    const text = JSON.stringify(headers) + (await response.text());
    found.push(...secretsIn(text, secrets).map((name) => `${address}: ${name}`));
  }
}
