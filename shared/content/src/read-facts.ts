import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseContentFile } from "./parse-content-file.ts";

/** What the `page.yaml` of each folder in `folder` says, by the folder's name; unchecked. Throws ContentError for what is no YAML. */
export function readFacts(folder: string): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    globSync("*/page.yaml", { cwd: folder }).map((path) => {
      const file = join(folder, path);
      return [dirname(path), parseContentFile(file, readFileSync(file)).data];
    }),
  );
}
