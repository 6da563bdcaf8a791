import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createUntil } from "@zhian/chaos/until";
import { root } from "./site.ts";

/** Only ends what hangs: beside ten busy processes per core, an api takes two minutes to start with a new database. */
const until = createUntil({ limitMs: 600_000, pauseMs: 100 });

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
      const look = () => {
        if (hasExited()) throw new Error(`the ${name} has exited`);
        return isReady(url);
      };
      await until(`the ${name} to be ready`, look).catch((cause: unknown) => {
        throw new Error(`the ${name} is not ready; it has logged\n${log}`, { cause });
      });
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
