import { readFileSync } from "node:fs";

export const page = readFileSync;
