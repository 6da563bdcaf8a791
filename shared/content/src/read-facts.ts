import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseContentFile } from "./parse-content-file.ts";

/** Content of every `page.yaml` one level below `folder`, by the name of its folder; unchecked. Throws ContentError for invalid YAML. */
export function readFacts(folder: string): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    readdirSync(folder)
      .map((name) => ({ name, file: join(folder, name, "page.yaml") }))
      .filter(({ file }) => existsSync(file))
      .map(({ name, file }) => [name, parseContentFile(file, readFileSync(file)).data]),
  );
}
