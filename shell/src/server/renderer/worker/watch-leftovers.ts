import { AsyncLocalStorage, createHook } from "node:async_hooks";
import type { Leftover } from "../protocol/messages.ts";

type Listener = Parameters<typeof process.removeListener>[1];

interface Open {
  type: Followed;
  resource: object;
  /** Where it was started; read only if it is left over. */
  at: Error;
}

/** One render, or the evaluation of the bundle. Owns everything started in it, at any depth of callbacks and promises. */
export interface Scope {
  /** Undefined while the bundle is evaluated. */
  readonly id: number | undefined;
  isOver: boolean;
  /** By async id: timers and ports that are still open. */
  readonly open: Map<number, Open>;
}

interface Dependencies {
  /** Called with what was still open when the scope was over, or was opened later. It has been ended. */
  onLeft(scope: Scope, left: Leftover[]): void;
}

// Saved before a release is evaluated, which could replace them.
const { clearTimeout, clearImmediate, setImmediate, Error } = globalThis;
const { close } = MessagePort.prototype;
const { eventNames, rawListeners, removeListener, on, listenerCount } = process;
const { hasOwn } = Object;
/** Limits how many stacks are read, since that takes time. */
const maxDetails = 10;

/** By the type that async_hooks reports. Each function ends the resource, and returns whether to report it. */
const followed = {
  Timeout: (timer: NodeJS.Timeout) => endTimer(timer, clearTimeout),
  Immediate: (timer: NodeJS.Immediate) => endTimer(timer, clearImmediate),
  MESSAGEPORT(port: MessagePort) {
    close.call(port);
    return true;
  },
};
type Followed = keyof typeof followed;

/**
 * Tracks timers, message ports and listeners of `process` that a release starts, and attributes each to its render. A release can
 * leave little else running: it has neither modules nor permission for files, sockets, processes or threads.
 */
export class Leftovers {
  readonly #current = new AsyncLocalStorage<Scope | undefined>();
  readonly #owners = new Map<number, Scope>();
  readonly #listeners = new Map<string | symbol, Listener[]>();
  readonly #onLeft: Dependencies["onLeft"];

  constructor({ onLeft }: Dependencies) {
    this.#onLeft = onLeft;
    for (const name of eventNames.call(process)) this.#listeners.set(name, listenersOf(name));
    // Promises are tracked by AsyncLocalStorage alone: a hook for each would slow down every render.
    createHook({
      trackPromises: false,
      init: (...[asyncId, type, , resource]) => this.#began(asyncId, type, resource),
      before: (asyncId) => this.#runs(asyncId),
      destroy: (asyncId) => this.#ended(asyncId),
    }).enable();
  }

  /** Runs `work` in a new scope. */
  run<T>(id: number | undefined, work: (scope: Scope) => T): T {
    const scope: Scope = { id, isOver: false, open: new Map() };
    return this.#current.run(scope, work, scope);
  }

  /** Runs `work` outside any scope. */
  outside<T>(work: () => T): T {
    return this.#current.run(undefined, work);
  }

  /** Adds a listener that no render can remove for good. */
  listen(event: "uncaughtException" | "unhandledRejection", listener: (error: unknown) => void): void {
    process.on(event, listener);
    this.#listeners.set(event, listenersOf(event));
  }

  /** The current scope. */
  current(): Scope | undefined {
    return this.#current.getStore();
  }

  /** Ends what is left of the scope: listeners at once, the rest within a turn of the event loop. */
  end(scope: Scope): void {
    scope.isOver = true;
    const left = this.#restoreListeners();
    if (left.length > 0) this.#onLeft(scope, left);
    if (scope.open.size > 0) this.#endSoon(scope);
  }

  #began(asyncId: number, type: string, resource: object): void {
    if (!isFollowed(type)) return;
    const scope = this.#current.getStore();
    if (!scope) return;
    scope.open.set(asyncId, { type, resource, at: new Error(type) });
    this.#owners.set(asyncId, scope);
    if (scope.isOver) this.#endSoon(scope);
  }

  /** An immediate is done once it runs. */
  #runs(asyncId: number): void {
    const scope = this.#owners.get(asyncId);
    if (scope?.open.get(asyncId)?.type === "Immediate") this.#ended(asyncId);
  }

  #ended(asyncId: number): void {
    this.#owners.get(asyncId)?.open.delete(asyncId);
    this.#owners.delete(asyncId);
  }

  /** Not at once: Node reports a cleared or finished timer right before it runs the next immediates. */
  #endSoon(scope: Scope): void {
    const begun = [...scope.open.keys()];
    this.outside(() =>
      setImmediate(() => {
        const left = this.#endOpen(scope, begun);
        if (left.length > 0) this.#onLeft(scope, left);
      }),
    );
  }

  #endOpen({ open }: Scope, begun: readonly number[]): Leftover[] {
    const left: Leftover[] = [];
    for (const asyncId of begun) {
      const known = open.get(asyncId);
      if (!known) continue;
      const { type, resource, at } = known;
      // The type determines the class of the resource.
      const isWorthAWord = followed[type](resource as never);
      this.#ended(asyncId);
      const place = left.length < maxDetails ? placeIn(at) : " elsewhere";
      // Node itself starts an immediate after a handled error.
      if (!isWorthAWord || (type === "Immediate" && place === "")) continue;
      countIn(left, { kind: type === "MESSAGEPORT" ? "port" : "timer", detail: `${type} started${place}` });
    }
    return left;
  }

  #restoreListeners(): Leftover[] {
    const left: Leftover[] = [];
    for (const name of eventNames.call(process)) {
      const known = this.#listeners.get(name) ?? [];
      if (listenerCount.call(process, name) === known.length) continue;
      for (const listener of listenersOf(name)) {
        if (known.includes(listener)) continue;
        removeListener.call(process, name, listener);
        countIn(left, { kind: "listener", detail: `process listener for "${String(name)}"` });
      }
    }
    for (const [name, known] of this.#listeners) {
      const now = listenersOf(name);
      for (const listener of known) {
        if (now.includes(listener)) continue;
        on.call(process, name, listener);
        countIn(left, { kind: "listener", detail: `process listener for "${String(name)}" removed` });
      }
    }
    return left;
  }
}

function isFollowed(type: string): type is Followed {
  return hasOwn(followed, type);
}

/** Merges equal entries into a count. */
function countIn(left: Leftover[], one: Leftover): void {
  const same = left.find(({ kind, detail }) => kind === one.kind && detail === one.detail);
  if (same) same.count = (same.count ?? 1) + 1;
  else left.push(one);
}

/** An unreferenced timer, such as that of AbortSignal.timeout, is not reported. */
function endTimer<Timer extends NodeJS.Timeout | NodeJS.Immediate>(
  timer: Timer,
  clear: (timer: Timer) => void,
): boolean {
  const isMeant = timer.hasRef();
  clear(timer);
  return isMeant;
}

/** The line of the bundle, if the stack has one. */
function placeIn({ stack = "" }: Error): string {
  const line = stack.split("\n").find((frame) => frame.includes("release.cjs"));
  return line ? ` ${line.trim()}` : "";
}

function listenersOf(name: string | symbol): Listener[] {
  // Every listener of this thread was added with this signature.
  return rawListeners.call(process, name) as Listener[];
}
