import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { compileCache } from "@zhian/chaos/compile-cache";
import { freePort } from "@zhian/chaos/free-port";
import type { FakeRegistry } from "./fake-registry.ts";
import { makeAssets, temporaryFolder } from "./running-shell.ts";

export interface ShellProcess {
  url: string;
  pid: number;
  child: ChildProcess;
  /** Its output on standard error so far. */
  errors(): string;
  /** Resident memory of the process that serves visitors. */
  rssBytes(): Promise<number>;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

interface Start {
  registry?: FakeRegistry;
  variables?: Record<string, string>;
  /** A command to run it with, such as `prlimit --nofile=256`. */
  within?: string[];
  nodeOptions?: string[];
  stdout?: "ignore" | "pipe" | number;
}

const entry = join(import.meta.dirname, "../main.ts");

/** Starts the shell as in production: as a separate process, on a free port. */
export async function startShellProcess({ registry, variables, within = [], nodeOptions = [], stdout }: Start) {
  const port = await freePort();
  const [command, ...args] = [...within, process.execPath, ...nodeOptions, entry];
  const child = spawn(command, args, {
    env: {
      ...compileCache(),
      SHELL_PORT: String(port),
      SHELL_DATA_DIR: await temporaryFolder(),
      SHELL_ASSETS_DIR: await makeAssets(),
      SHELL_API_URL: "http://127.0.0.1:1",
      SHELL_POLL_SECONDS: "1",
      SHELL_MAX_LAG_MS: "600000",
      SHELL_MIN_RENDER_MS: "60000",
      SHELL_DRAIN_SECONDS: "1",
      SHELL_DRAIN_NOTICE_MS: "0",
      ...(registry && { SHELL_REGISTRY_URL: registry.url, SHELL_REGISTRY_PUBLIC_KEY: registry.publicKey }),
      ...variables,
    },
    stdio: ["ignore", stdout ?? "ignore", "pipe"],
  });
  let errors = "";
  child.stderr?.on("data", (text) => {
    errors += text;
  });
  const pid = child.pid ?? 0;
  const running: ShellProcess = {
    url: `http://127.0.0.1:${port}`,
    pid,
    child,
    errors: () => errors,
    async rssBytes() {
      const [, kib] = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, "utf8")) ?? [];
      return Number(kib) * 1024;
    },
    ended: once(child, "exit").then(([code, signal]: (number | string)[]) => code ?? signal ?? ""),
  };
  return running;
}
