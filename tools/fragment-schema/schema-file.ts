import { join } from "node:path";
import { fragmentSchema } from "@zhian/release/fragment-schema";

export const schemaPath = join(import.meta.dirname, "../../docs/guides/fragment.schema.json");

/** The required content of that file. */
export function wantedSchema(): string {
  return `${JSON.stringify(fragmentSchema(), null, 2)}\n`;
}
