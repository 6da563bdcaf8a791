import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readBrought } from "./read-brought.ts";

/** Jest runs this before its workers start: reading everything takes half a second, and every test file would do it. */
export default async function readBroughtOnce() {
  const file = join(import.meta.dirname, "../../../var/test/site-brought.json");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(await readBrought()));
  process.env["SITE_BROUGHT_FILE"] = file;
}
