import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { ownGroup, running, stop } from "./running.ts";

export interface ServerProcess {
  name: string;
  pid: number;
  /** Resolves when it has exited, for whatever reason. */
  exited: Promise<{ code: number | null; signal: string | null }>;
  stop(): Promise<void>;
  lastLines(count: number): string;
}

interface ServerOptions {
  name: string;
  /** A .ts file that Node runs directly. */
  entry: string;
  args?: readonly string[];
  cwd: string;
  env: Record<string, string | undefined>;
  logFile: string;
  /** Command prefix, such as `taskset -c 0`. */
  prefix?: readonly string[];
}

/**
 * Node would let the young generation grow to 128 MiB before collecting it; a page is finished long before. The images' `CMD`
 * sets the same.
 */
export const heapFlags = ["--max-semi-space-size=16"];

/** Starts a server that runs until it is stopped; its output goes to its log file. */
export function startServerProcess(options: ServerOptions): ServerProcess {
  const { name, entry, args = [], cwd, env, logFile, prefix = [] } = options;
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, "w");
  const exitWithParent = new URL("./exit-with-parent.ts", import.meta.url).href;
  const [program = process.execPath, ...rest] = [
    ...prefix,
    process.execPath,
    ...heapFlags,
    "--import",
    exitWithParent,
    entry,
    ...args,
  ];
  const child: ChildProcess = running.add(spawn(program, rest, { cwd, env, stdio: ["ignore", log, log], ...ownGroup }));
  closeSync(log);
  return {
    name,
    // 0 if it could not be started: `exited` rejects with the reason.
    pid: child.pid ?? 0,
    exited: new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (code, signal) => resolve({ code, signal }));
    }),
    stop: () => stop(child),
    lastLines: (count) => readFileSync(logFile, "utf8").trimEnd().split("\n").slice(-count).join("\n"),
  };
}
