import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ownGroup, running } from "../processes/running.ts";
import { type ServerProcess, startServerProcess } from "../processes/server-process.ts";
import { CommandError } from "../progress/print-failure.ts";
import { waitUntilReady } from "../start/wait-until-ready.ts";

/** One process of the cluster, which can be killed and restarted at the same address. */
export interface Member {
  name: string;
  url: string;
  pid(): number;
  /** Resolves when it is ready. */
  start(): Promise<void>;
  /** Kills it without a chance to clean up; resolves when it is gone. */
  kill(): Promise<void>;
}

interface ServerMember {
  name: string;
  url: string;
  entry: string;
  root: string;
  dir: string;
  env: Record<string, string>;
}

export function createServerMember({ name, url, entry, root, dir, env }: ServerMember): Member {
  let server: ServerProcess | undefined;
  let starts = 0;
  return {
    name,
    url,
    pid: () => server?.pid ?? 0,
    async start() {
      starts += 1;
      const logFile = join(dir, `${name}-${starts}.log`);
      server = startServerProcess({ name, entry, cwd: root, env: { ...process.env, ...env }, logFile });
      await waitUntilReady({ name, url }, server);
    },
    async kill() {
      if (!server) return;
      process.kill(server.pid, "SIGKILL");
      await server.exited;
    },
  };
}

interface ProgramMember {
  name: string;
  port: number;
  command: readonly string[];
  dir: string;
}

/** A program that is ready when it accepts connections. */
export function createProgramMember({ name, port, command, dir }: ProgramMember): Member {
  let child: ChildProcess | undefined;
  const [program = "", ...args] = command;
  return {
    name,
    url: `tcp://127.0.0.1:${port}`,
    pid: () => child?.pid ?? 0,
    async start() {
      const log = openSync(join(dir, `${name}.log`), "a");
      child = running.add(spawn(program, args, { cwd: dir, stdio: ["ignore", log, log], ...ownGroup }));
      closeSync(log);
      for (let tries = 0; !(await takesConnections(port)); tries += 1) {
        if (tries > 600 || child.exitCode !== null)
          throw new CommandError(`${name} did not start: see ${join(dir, `${name}.log`)}`);
        await pause(50);
      }
    },
    async kill() {
      if (!child || child.exitCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
