import { spawn } from "node:child_process";
import { ownGroup, running } from "./running.ts";

export interface RunResult {
  code: number;
  /** Both streams interleaved, the last `keepChars` characters. */
  output: string;
  stdout: string;
}

export interface RunOptions {
  cwd: string;
  env?: Record<string, string | undefined>;
  /** A megabyte by default. */
  keepChars?: number;
  /** Called with every line as it arrives. */
  onLine?: (line: string) => void;
}

/** Runs a program until it exits. An exit code other than 0 is a result; a program that cannot be started is an error. */
export function runToEnd(
  command: readonly string[],
  { cwd, env = process.env, keepChars = 1024 * 1024, onLine }: RunOptions,
): Promise<RunResult> {
  const [program = "", ...args] = command;
  const result: RunResult = { code: 0, output: "", stdout: "" };
  const child = running.add(spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], ...ownGroup }));
  const keep = (chunk: string, isStdout: boolean) => {
    result.output = (result.output + chunk).slice(-keepChars);
    if (isStdout) result.stdout = (result.stdout + chunk).slice(-keepChars);
    for (const line of chunk.split("\n")) if (line.trim()) onLine?.(line.trim());
  };
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => keep(chunk, true));
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => keep(chunk, false));
  return new Promise((resolve, reject) => {
    child.once("error", (cause) => reject(new Error(`${program} cannot be started`, { cause })));
    child.once("close", (code) => resolve({ ...result, code: code ?? 1 }));
  });
}
