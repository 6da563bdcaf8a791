import { type ChildProcess, fork } from "node:child_process";
import { constants, getPriority, setPriority } from "node:os";
import type { ComputeHash, HashOrder } from "./argon2id.ts";
import type { HashAnswer, NumberedOrder } from "./hash-messages.ts";

interface Options {
  entry?: URL;
  /** For one hash, the start of the process included. Many times what a busy machine takes: only a process that is stuck is ended. */
  limitMs?: number;
  /** The process ends when there was nothing to do for so long. */
  idleMs?: number;
}

interface Asked {
  order: HashOrder;
  isSecond: boolean;
  timer: NodeJS.Timeout;
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/** Added to the api's own: a third of its share of a core where both want one, and all of it where the api waits. */
const niceness = 5;

/**
 * Computes hashes in a process of its own, of low priority: a hash takes a core for tens of milliseconds, and all other calls go first.
 * The process starts with the first hash, and is replaced when it dies; what it had begun is computed once more.
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

  /** Rejects when there is no hash within the limit, or when the process ended twice before it. */
  readonly compute: ComputeHash = (order) => {
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    this.#lastId += 1;
    const id = this.#lastId;
    const timer = setTimeout(() => this.#giveUp(id), this.#limitMs);
    this.#asked.set(id, { order, isSecond: false, timer, resolve, reject });
    this.#send(id, order);
    return promise;
  };

  /** Undefined while there is no process. */
  pid(): number | undefined {
    return this.#child?.pid;
  }

  close(): void {
    this.#letGo();
    for (const id of this.#asked.keys()) this.#take(id)?.reject(new Error("the api ends"));
    clearTimeout(this.#idle);
  }

  #send(id: number, order: HashOrder): void {
    clearTimeout(this.#idle);
    try {
      this.#child ??= this.#start();
    } catch (error) {
      this.#take(id)?.reject(new Error("no process can be started to hash passwords", { cause: error }));
      return;
    }
    this.#child.ref();
    this.#child.channel?.ref();
    const numbered: NumberedOrder = { id, order };
    // Where it cannot be sent, the process has ended, or ends.
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
      if (each.isSecond) this.#take(id)?.reject(new Error(`the process that hashes passwords ended twice: ${why}`));
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

  /** Without work it holds up nobody's end. */
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
  const child = fork(entry, [], {
    // Nothing that it may write is read: it knows passwords.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // glibc keeps the 19 MiB of a hash for the next one, which a new page for each 4 KiB would slow down five times: of all threads once.
    env: { NODE_ENV: "production", UV_THREADPOOL_SIZE: "2", MALLOC_ARENA_MAX: "1" },
    execArgv: ["--disable-warning=ExperimentalWarning", "--max-old-space-size=16", "--max-semi-space-size=1"],
    serialization: "advanced",
  });
  try {
    // Before it has more than one thread, since each inherits it.
    const lowest = constants.priority.PRIORITY_LOW;
    if (child.pid !== undefined) setPriority(child.pid, Math.min(getPriority() + niceness, lowest));
  } catch {
    // It has ended already, or the system does not let us: then they share as equals.
  }
  return child;
}
