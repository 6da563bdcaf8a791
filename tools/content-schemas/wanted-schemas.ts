import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { editorSchema } from "@zhian/content/editor-schema";
import type { ContentKind } from "@zhian/content/read-kind";

/** The required text of the JSON Schema next to each kind.ts below `root`, by its path. */
export async function wantedSchemas(root: string): Promise<ReadonlyMap<string, string>> {
  const files = globSync("mf-*/src/content/**/kind.ts", { cwd: root }).toSorted();
  const wanted = await Promise.all(
    files.map(async (file): Promise<[string, string]> => {
      const { default: kind } = (await import(pathToFileURL(join(root, file)).href)) as { default: ContentKind };
      return [join(root, dirname(file), "page.schema.json"), `${JSON.stringify(editorSchema(kind.schema))}\n`];
    }),
  );
  return new Map(wanted);
}
