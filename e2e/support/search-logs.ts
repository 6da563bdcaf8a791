import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { secretsIn } from "./secrets.ts";
import { root } from "./site.ts";

/** Runs after all journeys: throws if one of them left a secret in a log of the site. */
export function searchLogs(): void {
  for (const file of globSync("var/log/{api,registry,shell}.log", { cwd: root })) {
    const found = secretsIn(readFileSync(join(root, file), "utf8"));
    if (found.length > 0) throw new Error(`${file} holds the ${found.join(", the ")}`);
  }
}

// Playwright calls a module's default export.
export default searchLogs;
