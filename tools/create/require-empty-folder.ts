import { readdir } from "node:fs/promises";
import { CommandError } from "../progress/print-failure.ts";

/** Requires that no files would be overwritten or mixed with the new ones. A freshly cloned repository is allowed. */
export async function requireEmptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    if (error.code === "ENOTDIR") throw new CommandError(`${folder} is a file. Choose a folder with --into.`);
    throw error;
  });
  const others = names.filter((name) => name !== ".git");
  if (others.length === 0) return;
  const shown = others.slice(0, 3).join(", ") + (others.length > 3 ? `, and ${others.length - 3} more` : "");
  throw new CommandError(`${folder} is not empty: it contains ${shown}. Choose an empty folder with --into.`);
}
