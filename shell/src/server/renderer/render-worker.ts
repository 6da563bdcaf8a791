import { Worker } from "node:worker_threads";
import type { RenderRequest } from "@zhian/contracts/render";
import type { WorkerStart } from "./messages.ts";
import { type ApiAnswer, type FailureReason, type FromWorker, maxAnswerBytes, type ToWorker } from "./messages.ts";

export type WorkerEvent = Extract<FromWorker, { type: "decided" | "done" | "failed" }>;

export interface RenderJob {
  id: number;
  request: RenderRequest;
  budgetMs: number;
  onEvent(event: WorkerEvent): void;
}

interface Dependencies {
  file: string;
  integrity: string;
  heapMb: number;
  callApi(name: string, query: unknown, waitMs: number): Promise<ApiAnswer>;
  onOutput(level: "info" | "warn", text: string): void;
  /** Once, when the thread has ended without being told to. */
  onEnd(reason: FailureReason, message: string): void;
}

export interface RenderWorker {
  /** Rejects when the bundle does not load. */
  ready: Promise<void>;
  run(job: RenderJob): void;
  /** Jobs that it has not answered. */
  load(): number;
  hadApiFailure(): boolean;
  end(reason: FailureReason, message: string): void;
}

interface Running {
  job: RenderJob;
  timer: NodeJS.Timeout;
  startedAt: number;
}

/** One thread with one release. It is not mended: whoever owns it starts another one. */
export function startRenderWorker(dependencies: Dependencies): RenderWorker {
  const { file, integrity, heapMb, callApi, onOutput, onEnd } = dependencies;
  const workerData: WorkerStart = { file, integrity, maxBytes: maxAnswerBytes };
  const thread = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData,
    env: {},
    argv: [],
    execArgv: [],
    stdin: false,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  const running = new Map<number, Running>();
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined); // Whoever loads awaits it; a replacement's failure comes by onEnd.
  let isOver = false;
  let apiFailures = 0;

  thread.stdout.on("data", (text) => onOutput("info", String(text).slice(0, 2000)));
  thread.stderr.on("data", (text) => onOutput("warn", String(text).slice(0, 2000)));
  thread.on("message", (message: FromWorker) => {
    if (message.type === "ready") ready.resolve();
    else if (message.type === "call") void answerCall(message);
    else settle(message);
  });
  thread.on("error", (error: Error & { code?: string }) => {
    close(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "out-of-memory" : "exited", error.stack ?? String(error));
  });
  thread.on("exit", (code) => close("exited", `the thread ended with code ${code}`));

  function settle(message: WorkerEvent): void {
    const entry = running.get(message.id);
    if (!entry) return;
    if (message.type !== "decided") {
      clearTimeout(entry.timer);
      running.delete(message.id);
    }
    entry.job.onEvent(message);
  }

  async function answerCall({ id, call, name, query }: Extract<FromWorker, { type: "call" }>): Promise<void> {
    const entry = running.get(id);
    // Leaves the page time to be rendered without what the api did not say.
    const leftMs = entry ? entry.job.budgetMs - (performance.now() - entry.startedAt) : 0;
    const answer = await callApi(name, query, Math.max(leftMs * 0.7, 1));
    if (answer.status === "failed") apiFailures += 1;
    if (!isOver) thread.postMessage({ type: "answer", call, answer } satisfies ToWorker);
  }

  function close(reason: FailureReason, message: string): void {
    if (isOver) return;
    isOver = true;
    void thread.terminate();
    ready.reject(new Error(message));
    for (const { job, timer } of running.values()) {
      clearTimeout(timer);
      job.onEvent({ type: "failed", id: job.id, reason, message });
    }
    running.clear();
    onEnd(reason, message);
  }

  return {
    ready: ready.promise,
    run(job) {
      const expire = () => close("timed-out", `no whole answer within ${job.budgetMs} ms: ${job.request.url}`);
      running.set(job.id, { job, timer: setTimeout(expire, job.budgetMs), startedAt: performance.now() });
      thread.postMessage({ type: "render", id: job.id, request: job.request } satisfies ToWorker);
    },
    load: () => running.size,
    hadApiFailure: () => apiFailures > 0,
    end: close,
  };
}
