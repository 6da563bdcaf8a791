import { join } from "node:path";
import { fragmentSchema } from "@zhian/release/fragment-schema";

export const schemaPath = join(import.meta.dirname, "../../docs/guides/fragment.schema.json");

/** What that file has to say. */
export function wantedSchema(): string {
  return `${JSON.stringify(fragmentSchema(), null, 2)}\n`;
}
