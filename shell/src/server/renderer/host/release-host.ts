import { backoffMs } from "@zhian/server/backoff";
import type { LogEvent } from "@zhian/server/log";
import { errorMessage } from "@zhian/server/read-error";
import type { FailureReason, Leftover, LoadOrder } from "../protocol/messages.ts";
import type { CallApi, RenderJob, WorkerEvent } from "../worker/render-job.ts";
import { RenderWorker } from "../worker/render-worker.ts";
import { DrainingWorkers } from "./draining-workers.ts";
import { LimitedOutput } from "./limit-output.ts";
import { refuse, WaitingJobs } from "./waiting-jobs.ts";
import { warmUp } from "./warm-up.ts";
import { IdleActivity, WorkerLife } from "./worker-life.ts";
import { WorkerRecycling } from "./worker-recycling.ts";

interface Dependencies {
  heapMb: number;
  callApi: CallApi;
  onLog(line: { level: "info" | "warn" | "error"; event: LogEvent; text: string }): void;
  /** `isNews`: whether to log it as well as count it. */
  onLeft(key: string, left: Leftover[], isNews: boolean): void;
  /** Called when a `starved` render turned out to hang. */
  onLateHang(key: string): void;
}

/** Renders share one thread, but some of them wait for the api. */
const maxAtOnce = 4;
const stableMs = 10_000;
const rendersBetweenLooks = 4;

/** Keeps one warm worker for a release: replaced at once when it ends, with a delay if it keeps ending. */
export class ReleaseHost {
  readonly #order: LoadOrder;
  readonly #options: Dependencies;
  #worker: RenderWorker | undefined;
  readonly #life = new WorkerLife();
  /** The worker's activity while the release is not served. */
  #idleActivity = new IdleActivity();
  #usedAt = Number.NEGATIVE_INFINITY;
  readonly #queue = new WaitingJobs();
  #quickEnds = 0;
  #rendered = 0;
  readonly #recycling: WorkerRecycling<RenderWorker>;
  /** Worn workers that are finishing their jobs. */
  readonly #draining = new DrainingWorkers();

  constructor(order: LoadOrder, options: Dependencies) {
    this.#order = order;
    this.#options = options;
    this.#recycling = new WorkerRecycling({
      heapMb: options.heapMb,
      start: () => this.#boot(),
      warm: (worker) => warmUp(worker, order.warmUps),
      swap: (old, next) => this.#swap(old, next),
    });
  }

  /** Returns undefined when it is ready to render, otherwise the problem. */
  async load(rehearsals = 0): Promise<string | undefined> {
    const worker = this.#start();
    try {
      await warmUp(worker, this.#order.warmUps, rehearsals);
    } catch (error) {
      const problem = errorMessage(error);
      // A worker that cannot be warmed is useless; the next one may succeed.
      worker.end("exited", problem);
      return problem;
    }
    if (worker !== this.#worker) return "the worker exited during warm-up";
    this.#life.on("warmed");
    this.#next();
    return undefined;
  }

  /** Replaces a leaking or old thread with a warm one before a page fails. Also to be called at intervals. */
  async watch(): Promise<void> {
    if (!this.#worker || !this.#life.isReady()) return;
    if (this.isOnStandby()) return this.#watchStandby(this.#worker);
    await this.#recycling.watch(this.#worker);
    this.#next();
  }

  /** Returns whether the new worker took over. The old one ends after its last job. */
  #swap(old: RenderWorker, next: RenderWorker): boolean {
    if (old !== this.#worker || next.hasEnded() || this.#life.is("retired")) return false;
    this.#worker = next;
    this.#options.onLog({ level: "info", event: "worker.recycled", text: "a leaking or old worker was replaced" });
    this.#draining.add(old);
    return true;
  }

  render(job: RenderJob): void {
    this.#usedAt = performance.now();
    // The release was loaded and warmed once, so it is known to work.
    if (this.#life.is("resting")) void this.load();
    if (!this.#worker) refuse(job, "not-loaded", "the worker is being replaced");
    else {
      this.#queue.add(job);
      this.#next();
    }
  }

  isAwake(): boolean {
    return this.#worker !== undefined;
  }

  isWarm(): boolean {
    return this.#life.isReady();
  }

  /** When it was last used, by `performance.now()`; negative infinity if never. */
  usedAt(): number {
    return this.#usedAt;
  }

  /** Stops serving it, but keeps it warm in case of a rollback. A thread that ends meanwhile is not replaced. */
  standBy(): void {
    if (!this.isOnStandby()) this.#idleActivity = new IdleActivity();
    this.#life.on("stand-by");
  }

  serve(): void {
    this.#life.on("serve");
  }

  isOnStandby(): boolean {
    return this.#life.is("standby");
  }

  /** Ends a standby worker that stays busy: the release may have been rolled back because it does harm. */
  #watchStandby(worker: RenderWorker): void {
    if (this.isRendering() || !this.#idleActivity.look(worker.busyShare())) return;
    worker.end("exited", "not served, but busy");
    const text = "a worker whose release is not served was busy and was terminated";
    this.#options.onLog({ level: "info", event: "worker.ended", text });
  }

  /** Frees its memory until it is used again. */
  rest(): void {
    if (!this.#life.is("warm") || this.isRendering()) return;
    this.#life.on("rest");
    this.#worker?.end("exited", "resting");
  }

  isRendering(): boolean {
    return this.#queue.length > 0 || this.#busy().length > 0;
  }

  #busy(): RenderWorker[] {
    const workers = [...this.#draining, ...(this.#worker ? [this.#worker] : [])];
    return workers.filter((worker) => worker.load() > 0);
  }

  /** Ends the workers that are rendering; the current one is replaced, unless the release is not served. */
  end(reason: FailureReason, message: string): void {
    for (const worker of this.#busy()) worker.end(reason, message);
  }

  /** Ends it after the last job that is running or queued. It gets no more jobs. */
  retire(): void {
    this.#life.on("retire");
    this.#endWhenDone();
  }

  #endWhenDone(): void {
    if (this.#worker && this.isRendering()) {
      setTimeout(() => this.#endWhenDone(), 50);
      return;
    }
    this.#queue.refuseAll("the release is no longer served");
    this.#worker?.end("exited", "retired");
  }

  /** Starts only a few jobs at once: a worker that is late with few is stuck, while queued jobs prove nothing about it. */
  #next(): void {
    const worker = this.#worker;
    while (worker && this.#life.is("warm") && worker.load() < maxAtOnce && !this.#recycling.isHolding()) {
      const job = this.#queue.take();
      if (!job) return;
      worker.run({ ...job, onEvent: (event) => this.#pass(job, event) });
    }
  }

  #pass(job: RenderJob, event: WorkerEvent): void {
    job.onEvent(event);
    if (event.type === "decided") return;
    this.#rendered += 1;
    if (this.#rendered % rendersBetweenLooks === 0) void this.watch();
    this.#next();
  }

  #start(): RenderWorker {
    this.#life.on("start");
    this.#worker = this.#boot();
    return this.#worker;
  }

  #boot(): RenderWorker {
    const { file, integrity, key } = this.#order;
    const { heapMb, callApi, onLog, onLeft, onLateHang } = this.#options;
    const output = new LimitedOutput({
      pass: (level, text) => onLog({ level, event: "fragment.output", text }),
      onDropped: (count) =>
        onLeft(key, [{ kind: "output", count, detail: "console lines that were not logged" }], true),
    });
    const startedAt = performance.now();
    const worker: RenderWorker = new RenderWorker({
      file,
      integrity,
      heapMb,
      callApi,
      onOutput: (level, text) => output.write(level, text),
      onLeft: (left, { isNews, isLoad }) => {
        onLeft(key, left, isNews);
        // Leftovers of loading would be the same in the next worker.
        if (!isLoad) this.#suspect(worker);
      },
      onLateHang: () => onLateHang(key),
      onEnd: (reason, message) => {
        output.flush();
        if (worker !== this.#worker) return;
        this.#worker = undefined;
        this.#life.on("ended");
        if (!this.#life.wantsWorker()) return;
        onLog({ level: "warn", event: "worker.failed", text: `${reason}: ${message}` });
        this.#replace(performance.now() - startedAt);
      },
    });
    return worker;
  }

  #suspect(worker: RenderWorker): void {
    const isInCharge = worker === this.#worker && this.isWarm() && this.#life.is("serving");
    if (isInCharge) this.#recycling.suspect(worker);
  }

  #replace(livedMs: number): void {
    this.#quickEnds = livedMs < stableMs ? this.#quickEnds + 1 : 0;
    if (this.#quickEnds < 2) {
      void this.load();
      return;
    }
    this.#queue.refuseAll("the worker is being replaced");
    setTimeout(
      () => {
        if (this.#life.wantsWorker()) void this.load();
      },
      backoffMs(this.#quickEnds, { firstMs: 100, mostMs: 10_000 }),
    );
  }
}
