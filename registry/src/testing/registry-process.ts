import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { baselineWasm } from "@zhian/chaos/baseline-wasm";
import { compileCache } from "@zhian/chaos/compile-cache";

export interface RegistryProcess {
  /** Undefined when it could not be spawned at all. */
  pid: number | undefined;
  /** Its URL once it reports that it has started; rejects with its output when it ends first. */
  started: Promise<string>;
  /** `code` is null when a signal ended it. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }>;
  /** Everything that it has printed, on both streams. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Kills it like a power cut, and waits until it has exited. */
  kill(): Promise<void>;
}

const main = join(import.meta.dirname, "../main.ts");

/** The registry as it runs in production, on a free port, with nothing in its environment but `env` and the compile cache. */
export function startRegistryProcess(dataDir: string, env: Record<string, string> = {}): RegistryProcess {
  const child = spawn(process.execPath, [...baselineWasm, main], {
    env: { PATH: "", ...compileCache(), REGISTRY_PORT: "0", REGISTRY_DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return follow(child);
}

/** Reads the output of `child`, a registry spawned in any way. */
export function follow(child: ChildProcess): RegistryProcess {
  let output = "";
  const started = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const url = /"event":"server[.]listening".*?"url":"([^"]+)"/.exec(output)?.[1];
      if (url) started.resolve(url);
    });
  }
  const ended = once(child, "close").then(([code, signal]) => {
    started.reject(new Error(`The registry ended with ${code ?? signal}: ${output}`));
    // The arguments of a child process's `close` event.
    return { code: code as number | null, signal: signal as NodeJS.Signals | null, output };
  });
  // Avoids an unhandled rejection in tests that wait only for the end.
  started.promise.catch(() => {});
  return {
    pid: child.pid,
    started: started.promise,
    ended,
    output: () => output,
    signal: (name) => void child.kill(name),
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
