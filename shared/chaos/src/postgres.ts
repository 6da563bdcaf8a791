import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { freePort } from "./free-port.ts";
import { providePostgresPrograms } from "./postgres-programs.ts";

export interface Postgres {
  /** URL of the database `postgres` as its superuser, without a password. */
  url: string;
  /** Creates an empty database in the same cluster, and returns its URL. */
  createDatabase(name: string): Promise<string>;
  /** Stops it as a crash would: nothing more is written, and connections break. */
  kill(): Promise<void>;
  /** Restarts it with its data on disk, at the same address. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL refuses to run as root. On every Unix, this user owns nothing. */
const nobody = 65_534;
// Data passed to the kernel survive a killed process, so tests need no fsync.
const settings = ["-c", "fsync=off", "-c", "max_connections=60", "-c", "listen_addresses=127.0.0.1"];

/** Starts a real PostgreSQL with its own empty cluster. */
export async function startPostgres(): Promise<Postgres> {
  const programs = await providePostgresPrograms();
  const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  const dir = await mkdtemp(join(tmpdir(), "postgres-"));
  if (identity.uid !== undefined) await chown(dir, identity.uid, identity.gid);
  const data = join(dir, "data");
  let server: ChildProcess | undefined;

  function run(program: string, args: readonly string[]): ChildProcess {
    const env = { PATH: process.env["PATH"], TZ: "UTC", LC_ALL: "C" };
    return spawn(join(programs, "bin", program), args, {
      ...identity,
      cwd: dir,
      env,
      stdio: ["ignore", "ignore", "pipe"],
    });
  }

  async function start(): Promise<void> {
    server = run("postgres", ["-D", data, "-p", String(port), "-k", dir, ...settings]);
    await untilSaid(server, "ready to accept connections");
  }

  async function end(signal: "SIGQUIT" | "SIGINT"): Promise<void> {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  }

  const initialised = run("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]);
  const [code] = await once(initialised, "exit");
  if (code !== 0) throw new Error(`initdb exited with code ${String(code)}.`);
  // Not before: while the cluster is created, another server could take it.
  const port = await freePort();
  await start();
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  return {
    url: urlOf("postgres"),
    async createDatabase(name) {
      const client = new pg.Client({ connectionString: urlOf("postgres") });
      await client.connect();
      await client.query(`create database ${pg.escapeIdentifier(name)}`);
      await client.end();
      return urlOf(name);
    },
    kill: () => end("SIGQUIT"),
    start,
    async close() {
      await end("SIGINT");
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function untilSaid(child: ChildProcess, text: string): Promise<void> {
  if (!child.stderr) throw new Error("The program's stderr is not piped.");
  const said: string[] = [];
  const lines = createInterface({ input: child.stderr });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Keeps reading after that: otherwise the pipe would fill up and block the program.
  lines.on("line", (line) => {
    said.push(line);
    if (line.includes(text)) resolve();
  });
  lines.on("close", () => reject(new Error(`PostgreSQL exited: ${said.join("\n")}`)));
  return promise;
}
