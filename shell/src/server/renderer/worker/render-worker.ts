import type { EventLoopUtilization } from "node:perf_hooks";
import type { Worker } from "node:worker_threads";
import { serverModules } from "@zhian/contracts/server-modules";
import { errorCode, errorMessage } from "@zhian/server/read-error";
import { KeptCatalogues } from "../protocol/kept-catalogues.ts";
import {
  type FailureReason,
  type FromWorker,
  type Leftover,
  maxAnswerBytes,
  type ToWorker,
} from "../protocol/messages.ts";
import type { ThreadUse } from "./load-watch.ts";
import type { Held } from "./memory-pressure.ts";
import { readWorkerMessage, type Unreadable } from "./read-worker-message.ts";
import { RenderCalls } from "./render-calls.ts";
import type { CallApi, RenderJob, WorkerEvent } from "./render-job.ts";
import { RenderWatch } from "./render-watch.ts";
import { startThread } from "./start-thread.ts";

interface Dependencies {
  file: string;
  integrity: string;
  heapMb: number;
  callApi: CallApi;
  onOutput(level: "info" | "warn", text: string): void;
  /** `isNews`: the first of its kind in this worker. The render's result does not depend on leftovers. */
  onLeft(left: Leftover[], from: { isNews: boolean; isLoad: boolean }): void;
  /** Called when the worker hangs on a render that was reported as `starved`, since that could not be known in time. */
  onLateHang(): void;
  /** Called once, however it ended. */
  onEnd(reason: FailureReason, message: string): void;
}

interface Running {
  job: RenderJob;
  watch: RenderWatch | undefined;
  startedAt: number;
  calls: RenderCalls;
}

/** One thread with one release. It is never restarted: its owner starts another one. */
export class RenderWorker {
  /** Rejects when the bundle does not load. */
  readonly ready: Promise<void>;
  readonly #options: Dependencies;
  readonly #thread: Worker;
  readonly #running = new Map<number, Running>();
  readonly #told = new KeptCatalogues();
  readonly #failReady: (error: Error) => void;
  readonly #hasLeft = new Set<Leftover["kind"]>();
  #isOver = false;
  #apiFailures = 0;
  #cpuMs = 0;
  #used: EventLoopUtilization | undefined;
  #heardAt = Number.NEGATIVE_INFINITY;

  constructor(options: Dependencies) {
    const { file, integrity, heapMb, onOutput } = options;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    promise.catch(() => undefined); // Callers that load it await `ready`; a replacement's failure is reported by onEnd.
    this.#options = options;
    this.ready = promise;
    this.#failReady = reject;
    this.#thread = startThread({ file, integrity, maxBytes: maxAnswerBytes, modules: serverModules }, heapMb);
    this.#thread.stdout.on("data", (text) => onOutput("info", String(text)));
    this.#thread.stderr.on("data", (text) => onOutput("warn", String(text)));
    this.#thread.on("message", (message: unknown) => {
      this.#heardAt = performance.now();
      const read = readWorkerMessage(message);
      if (read.type === "ready") resolve();
      else this.#receive(read);
    });
    this.#thread.on("error", (error) => {
      this.end(errorCode(error) === "ERR_WORKER_OUT_OF_MEMORY" ? "out-of-memory" : "exited", errorMessage(error));
    });
    this.#thread.on("exit", (code) => this.end("exited", `the thread exited with code ${code}`));
  }

  #receive(message: Exclude<ReturnType<typeof readWorkerMessage>, { type: "ready" }>): void {
    switch (message.type) {
      case "call":
        void this.#answerCall(message);
        return;
      case "polluted":
        this.end("polluted", message.message, message.id);
        return;
      case "left":
        this.#tellLeft(message);
        return;
      case "unreadable":
        this.#refuse(message);
        return;
      case "decided":
      case "done":
      case "failed":
        this.#settle(message);
    }
  }

  #tellLeft({ id, left }: Extract<FromWorker, { type: "left" }>): void {
    const isNews = left.some(({ kind }) => !this.#hasLeft.has(kind));
    for (const { kind } of left) this.#hasLeft.add(kind);
    this.#options.onLeft(left, { isNews, isLoad: id === undefined || id < 0 });
  }

  /** A worker that sends an invalid message without a render's id is ended. */
  #refuse({ id, fault }: Unreadable): void {
    if (id === undefined) this.end("malformed", fault);
    else this.#settle({ type: "failed", id, reason: "malformed", message: fault });
  }

  run(job: RenderJob): void {
    const startedAt = performance.now();
    const watch = job.isWatched ? undefined : this.#watch(job, startedAt);
    this.#running.set(job.id, { job, watch, startedAt, calls: new RenderCalls() });
    const { id, request, catalogue } = job;
    if (catalogue)
      this.#told.tell(catalogue, (told) => this.#thread.postMessage({ type: "catalogue", ...told } satisfies ToWorker));
    this.#thread.postMessage({ type: "render", id, request, catalogue: catalogue?.id } satisfies ToWorker);
  }

  /** The number of jobs without a result yet. */
  load(): number {
    return this.#running.size;
  }

  hasEnded(): boolean {
    return this.#isOver;
  }

  /** Measured from outside, so that the release's code cannot influence it. Undefined if the thread has ended. */
  async held(): Promise<Held | undefined> {
    try {
      const { used_heap_size: heapBytes, external_memory: outsideBytes } = await this.#thread.getHeapStatistics();
      return { heapBytes, outsideBytes };
    } catch {
      return undefined;
    }
  }

  /** Share of the time since the last call in which the thread was active, from 0 to 1. */
  busyShare(): number {
    const { performance } = this.#thread;
    const used = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(used, this.#used);
    this.#used = used;
    return utilization;
  }

  /** The thread's use, with the CPU time as last known: each call requests it for the next one. */
  use(): ThreadUse {
    this.#report().catch(() => undefined); // It has ended.
    return this.#lastUse();
  }

  /** The thread reports it itself, even in the middle of a loop, as soon as it gets to run. */
  async #report(): Promise<ThreadUse> {
    const { user, system } = await this.#thread.cpuUsage();
    this.#cpuMs = (user + system) / 1_000;
    return this.#lastUse();
  }

  #lastUse(): ThreadUse {
    const { idle, active } = this.#thread.performance.eventLoopUtilization();
    return { cpuMs: this.#cpuMs, idleMs: idle, activeMs: active };
  }

  hadApiFailure(): boolean {
    return this.#apiFailures > 0;
  }

  /** `culprit`: the render at fault, if it is known; the others have only lost their worker. */
  end(reason: FailureReason, message: string, culprit?: number): void {
    if (this.#isOver) return;
    this.#isOver = true;
    void this.#thread.terminate();
    this.#failReady(new Error(message));
    const left = [...this.#running.values()];
    this.#running.clear();
    // Before the events, so that their handlers find this worker gone.
    this.#options.onEnd(reason, message);
    for (const { job, watch } of left) {
      watch?.stop();
      const isGuilty = culprit === undefined || culprit === job.id;
      job.onEvent({ type: "failed", id: job.id, reason: isGuilty ? reason : "not-loaded", message });
    }
  }

  /** A thread that has sent anything meanwhile does not hang: this result is late, but others may still come in time. */
  #watch({ id, budgetMs, ownBudgetMs = budgetMs, request }: RenderJob, startedAt: number): RenderWatch {
    const message = `no complete response within ${budgetMs} ms: ${request.url}`;
    return new RenderWatch({
      budgetMs,
      ownBudgetMs,
      report: () => this.#report(),
      isSilent: () => !this.#isOver && this.#heardAt <= startedAt,
      onLate: (isStarved) => {
        this.#settle({ type: "failed", id, reason: isStarved ? "starved" : "timed-out", message });
        if (!this.#isOver) this.#thread.postMessage({ type: "abandon", id } satisfies ToWorker);
      },
      onHang: () => {
        if (!this.#running.has(id)) this.#options.onLateHang();
        this.end("timed-out", message, id);
      },
    });
  }

  #settle(event: WorkerEvent): void {
    const entry = this.#running.get(event.id);
    if (!entry) return;
    if (event.type !== "decided") {
      entry.watch?.stop();
      this.#running.delete(event.id);
    }
    entry.job.onEvent(entry.calls.outcomeOf(event));
  }

  async #answerCall({ id, call, name, query, body }: Extract<FromWorker, { type: "call" }>): Promise<void> {
    const entry = this.#running.get(id);
    // Leaves time to render the page without the api's response.
    const leftMs = entry ? entry.job.budgetMs - (performance.now() - entry.startedAt) : 0;
    const { callHeaders: headers = {} } = entry?.job ?? {};
    entry?.calls.began();
    const answer = await this.#options.callApi({ name, query, body, headers }, Math.max(leftMs * 0.7, 1));
    if (answer.status === "failed") this.#apiFailures += 1;
    entry?.calls.ended(answer);
    if (!this.#isOver) this.#thread.postMessage({ type: "answer", call, answer } satisfies ToWorker);
  }
}
