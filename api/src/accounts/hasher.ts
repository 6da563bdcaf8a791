import { type ChildProcess, fork } from "node:child_process";
import type { ComputeHash, HashOrder } from "./argon2id.ts";
import type { HashAnswer, NumberedOrder } from "./hash-messages.ts";

interface Options {
  entry?: URL;
  /** Limit for one hash, including process startup. Far more than a busy machine needs: only a stuck process exceeds it. */
  limitMs?: number;
  /** The process ends after being idle for this long. */
  idleMs?: number;
}

interface Asked {
  order: HashOrder;
  isSecond: boolean;
  timer: NodeJS.Timeout;
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/**
 * Computes hashes in a separate low-priority process: a hash takes a core for tens of milliseconds, and other calls go first.
 * The process starts with the first hash and is replaced if it dies; unfinished hashes are then computed again.
 */
export class Hasher {
  readonly #entry: URL;
  readonly #limitMs: number;
  readonly #idleMs: number;
  readonly #asked = new Map<number, Asked>();
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor({ entry, limitMs = 60_000, idleMs = 300_000 }: Options = {}) {
    this.#entry = entry ?? new URL("./hash-process.ts", import.meta.url);
    this.#limitMs = limitMs;
    this.#idleMs = idleMs;
  }

  /** Rejects if there is no hash within the limit, or if the process died twice before computing it. */
  readonly compute: ComputeHash = (order) => {
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    this.#lastId += 1;
    const id = this.#lastId;
    const timer = setTimeout(() => this.#giveUp(id), this.#limitMs);
    this.#asked.set(id, { order, isSecond: false, timer, resolve, reject });
    this.#send(id, order);
    return promise;
  };

  /** Undefined while no process runs. */
  pid(): number | undefined {
    return this.#child?.pid;
  }

  close(): void {
    this.#letGo();
    for (const id of this.#asked.keys()) this.#take(id)?.reject(new Error("the api is shutting down"));
    clearTimeout(this.#idle);
  }

  #send(id: number, order: HashOrder): void {
    clearTimeout(this.#idle);
    try {
      this.#child ??= this.#start();
    } catch (error) {
      this.#take(id)?.reject(new Error("the password hashing process could not be started", { cause: error }));
      return;
    }
    this.#child.ref();
    this.#child.channel?.ref();
    const numbered: NumberedOrder = { id, order };
    // If sending fails, the process has ended or is ending.
    if (this.#child.connected) this.#child.send(numbered, () => undefined);
  }

  #start(): ChildProcess {
    const child = startProcess(this.#entry);
    child.on("message", ({ id, bytes }: HashAnswer) => {
      const { resolve, reject } = this.#take(id) ?? {};
      if (bytes) resolve?.(bytes);
      else reject?.(new Error("a hash could not be computed"));
    });
    child.on("error", ({ message }) => this.#replace(child, message));
    child.on("exit", (code, signal) => this.#replace(child, `exit ${code ?? signal}`));
    return child;
  }

  #replace(ended: ChildProcess, why: string): void {
    if (ended !== this.#child) return;
    this.#child = undefined;
    for (const [id, each] of this.#asked) {
      if (each.isSecond) this.#take(id)?.reject(new Error(`the password hashing process exited twice: ${why}`));
      else {
        each.isSecond = true;
        this.#send(id, each.order);
      }
    }
  }

  #giveUp(id: number): void {
    this.#take(id)?.reject(new Error(`no hash within ${this.#limitMs} ms`));
    this.#child?.kill("SIGKILL");
  }

  #take(id: number): Asked | undefined {
    const asked = this.#asked.get(id);
    clearTimeout(asked?.timer);
    this.#asked.delete(id);
    if (this.#asked.size === 0) this.#rest();
    return asked;
  }

  /** An idle process must not keep the api alive. */
  #rest(): void {
    this.#child?.unref();
    this.#child?.channel?.unref();
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#letGo(), this.#idleMs).unref();
  }

  #letGo(): void {
    const child = this.#child;
    this.#child = undefined;
    if (child?.connected) child.disconnect();
  }
}

function startProcess(entry: URL): ChildProcess {
  return fork(entry, [], {
    // Its output is discarded, since it handles passwords.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // glibc reuses the 19 MiB of a hash for the next: fresh pages would be five times slower. A single arena serves all threads.
    env: { NODE_ENV: "production", UV_THREADPOOL_SIZE: "2", MALLOC_ARENA_MAX: "1" },
    execArgv: ["--disable-warning=ExperimentalWarning", "--max-old-space-size=16", "--max-semi-space-size=1"],
    serialization: "advanced",
  });
}
