import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { ownGroup, running, stop } from "./running.ts";

export interface ServerProcess {
  name: string;
  /** Resolves when it ended, whoever ended it. */
  exited: Promise<{ code: number | null; signal: string | null }>;
  stop(): Promise<void>;
  lastLines(count: number): string;
}

interface ServerOptions {
  name: string;
  /** A .ts file that Node runs as it is. */
  entry: string;
  cwd: string;
  env: Record<string, string | undefined>;
  logFile: string;
}

/** Starts a server that runs until it is stopped; what it says goes to its log file. */
export function startServerProcess({ name, entry, cwd, env, logFile }: ServerOptions): ServerProcess {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, "w");
  const leash = new URL("./leash.ts", import.meta.url).href;
  const child: ChildProcess = running.add(
    spawn(process.execPath, ["--import", leash, entry], { cwd, env, stdio: ["ignore", log, log], ...ownGroup }),
  );
  closeSync(log);
  return {
    name,
    exited: new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (code, signal) => resolve({ code, signal }));
    }),
    stop: () => stop(child),
    lastLines: (count) => readFileSync(logFile, "utf8").trimEnd().split("\n").slice(-count).join("\n"),
  };
}
