import { createHash } from "node:crypto";

/** As the `integrity` of a script, a style or a fetch has it. */
export function integrityOf(text: string): string {
  return `sha384-${createHash("sha384").update(text).digest("base64")}`;
}
