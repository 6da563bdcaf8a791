import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "./site.ts";

/** Only ends what hangs: beside ten processes per core, an api with a new database starts in two minutes. */
const patienceMs = 600_000;
const askEveryMs = 100;

interface SpawnedServer {
  /** Everything that it has written. */
  log(): string;
  /** Resolves once it accepts requests. Throws with its log if it exits first. */
  untilReady(): Promise<void>;
  stop(): Promise<void>;
}

interface ServerOptions {
  /** For messages, such as `api products`. */
  name: string;
  url: string;
  /** A .ts file, relative to the repository. */
  entry: string;
  env: NodeJS.ProcessEnv;
}

/** Starts a server that exits with this process at the latest. */
export function spawnServer({ name, url, entry, env }: ServerOptions): SpawnedServer {
  const args = ["--import", join(root, "tools/processes/exit-with-parent.ts"), join(root, entry)];
  const server = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let log = "";
  for (const stream of [server.stdout, server.stderr]) stream.setEncoding("utf8").on("data", (text) => (log += text));
  const hasExited = () => server.exitCode !== null || server.signalCode !== null;

  return {
    log: () => log,
    async untilReady() {
      const giveUpAt = performance.now() + patienceMs;
      while (!(await isReady(url))) {
        const fault = hasExited() ? "has exited" : performance.now() > giveUpAt && "is not ready";
        if (fault) throw new Error(`the ${name} ${fault}; it has logged\n${log}`);
        await pause(askEveryMs);
      }
    },
    async stop() {
      if (hasExited()) return;
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}
