import { text } from "@zhian/i18n/text";
import { readFileSync } from "node:fs";

export const unsorted = [text, readFileSync];
