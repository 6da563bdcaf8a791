import { errorMessageOf } from "../read-error.ts";
import type { FailureReason, LoadOrder } from "./messages.ts";
import { type RenderJob, type RenderWorker, startRenderWorker } from "./render-worker.ts";

interface Dependencies {
  heapMb: number;
  callApi: Parameters<typeof startRenderWorker>[0]["callApi"];
  onLog(level: "info" | "warn" | "error", key: string, text: string): void;
}

export interface ReleaseHost {
  /** Undefined when it is ready to be asked, else what is wrong with the release. */
  load(): Promise<string | undefined>;
  render(job: RenderJob): void;
  isRendering(): boolean;
  /** Ends the thread that is there; unless the host is retired another one takes its place. */
  end(reason: FailureReason, message: string): void;
  /** Takes no more jobs, and ends with its last one. */
  retire(): void;
}

const maxJobs = 64;
const warmUpMs = 5_000;
const stableMs = 10_000;

/** Keeps one warm worker of a release: replaced at once when it ends, more slowly when it keeps ending. */
export function createReleaseHost(order: LoadOrder, { heapMb, callApi, onLog }: Dependencies): ReleaseHost {
  let worker: RenderWorker | undefined;
  let isReady = false;
  let isRetired = false;
  let queue: RenderJob[] = [];
  let quickEnds = 0;

  function start(): Promise<string | undefined> {
    const startedAt = performance.now();
    isReady = false;
    const own = startRenderWorker({
      file: order.file,
      integrity: order.integrity,
      heapMb,
      callApi,
      onOutput: (level, text) => onLog(level, order.key, text),
      onEnd(reason, message) {
        if (worker !== own) return;
        worker = undefined;
        if (isRetired) return;
        onLog("warn", order.key, `worker ended (${reason}): ${message}`);
        quickEnds = performance.now() - startedAt < stableMs ? quickEnds + 1 : 0;
        restart();
      },
    });
    worker = own;
    return warmUp(own);
  }

  function restart(): void {
    if (quickEnds < 2) {
      void start();
      return;
    }
    failQueue("the worker is being replaced");
    const timer = setTimeout(() => !isRetired && !worker && void start(), Math.min(100 * 2 ** quickEnds, 10_000));
    timer.unref();
  }

  /** A cold first render is slower than any budget: it happens here, and not in front of a visitor. */
  async function warmUp(own: RenderWorker): Promise<string | undefined> {
    try {
      await own.ready;
      for (const [index, request] of order.warmUps.entries()) await tryOnce(own, { id: -1 - index, request });
    } catch (error) {
      const problem = errorMessageOf(error);
      failQueue(problem);
      return problem;
    }
    if (own !== worker) return "the worker ended while it was warmed";
    isReady = true;
    const jobs = queue;
    queue = [];
    for (const job of jobs) own.run(job);
    return undefined;
  }

  function failQueue(message: string): void {
    const jobs = queue;
    queue = [];
    for (const { id, onEvent } of jobs) onEvent({ type: "failed", id, reason: "not-loaded", message });
  }

  return {
    load: start,
    render(job) {
      const busy = worker && isReady ? worker.load() : queue.length;
      if (busy >= maxJobs) refuse(job, "busy", `${maxJobs} renders are waiting`);
      else if (worker && isReady) worker.run(job);
      else if (worker) queue.push(job);
      else refuse(job, "not-loaded", "the worker is being replaced");
    },
    isRendering: () => queue.length > 0 || (worker?.load() ?? 0) > 0,
    end: (reason, message) => worker?.end(reason, message),
    retire() {
      isRetired = true;
      failQueue("the release is not served any more");
      const endWhenIdle = () => {
        if (worker && worker.load() > 0) setTimeout(endWhenIdle, 50);
        else worker?.end("exited", "retired");
      };
      endWhenIdle();
    },
  };
}

function refuse(job: RenderJob, reason: FailureReason, message: string): void {
  job.onEvent({ type: "failed", id: job.id, reason, message });
}

/** What the api does not say is not the release's fault: such a warm-up counts. */
function tryOnce(worker: RenderWorker, { id, request }: Pick<RenderJob, "id" | "request">): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  worker.run({
    id,
    request,
    budgetMs: warmUpMs,
    onEvent(event) {
      const isFailure = event.type === "failed" || (event.type === "decided" && event.decision.status >= 500);
      if (isFailure && !worker.hadApiFailure()) {
        reject(new Error(event.type === "failed" ? `${request.url}: ${event.message}` : `${request.url}: status 5xx`));
      } else if (event.type !== "decided") resolve();
    },
  });
  return promise;
}
