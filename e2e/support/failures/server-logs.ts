import { existsSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../site.ts";

export interface LogExcerpt {
  /** The log's server, and the path of the whole log if there is a file. */
  of: string;
  text: string;
}

/** Separate shells started by this process, each with its log so far. */
const ownLogs = new Map<string, () => string>();

/** Reports this shell's log if a test fails. Returns a function that stops that. */
export function followOwnLog(environment: string, log: () => string): () => void {
  ownLogs.set(environment, log);
  return () => void ownLogs.delete(environment);
}

/** Records the current end of each log. The returned function returns the text written since. */
export function markLogs(): () => LogExcerpt[] {
  const files = ["registry", "api", "shell"].map((server) => join(root, `var/log/${server}.log`));
  const sizes = new Map(files.map((file) => [file, existsSync(file) ? statSync(file).size : 0]));
  const lengths = new Map([...ownLogs].map(([environment, log]) => [environment, log().length]));
  return () => [
    ...files
      .filter(existsSync)
      .map((file) => ({ of: relative(root, file), text: readSince(file, sizes.get(file) ?? 0) })),
    ...[...ownLogs].map(([environment, log]) => ({
      of: `the shell of ${environment}`,
      text: log().slice(lengths.get(environment) ?? 0),
    })),
  ];
}

function readSince(file: string, size: number): string {
  const bytes = readFileSync(file);
  // A server restarted meanwhile has started a new log.
  return bytes.subarray(bytes.length < size ? 0 : size).toString("utf8");
}
