import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../progress/print-failure.ts";
import { type BuildOrder, type BuildProcess, startBuildProcess } from "./build-process.ts";

const processesAtOnce = 2;
const shownLines = 30;

export interface BuildJob extends BuildOrder {
  logDir: string;
}

export interface BuildQueue {
  /** Resolves when the workspace is built. Rejects with the end of its errors; jobs queued after a failure are never started. */
  add(job: BuildJob): Promise<void>;
  /** Stops the processes once all added jobs are done. */
  end(): Promise<void>;
}

interface Waiting {
  job: BuildJob;
  done: PromiseWithResolvers<void>;
}

/** Builds workspaces in the order in which they were added, two at a time. Calls `detail` with the progress. */
export function createBuildQueue(detail: (text: string) => void, startProcess = startBuildProcess): BuildQueue {
  const waiting: Waiting[] = [];
  const idle: BuildProcess[] = [];
  const underWay = new Set<string>();
  let started = 0;
  let added = 0;
  let built = 0;
  let failure: unknown;

  const tell = () => {
    const now = underWay.size > 0 ? `, now ${[...underWay].join(", ")}` : "";
    detail(`${built} of ${added} built${now}`);
  };
  function takeProcess(): BuildProcess | undefined {
    if (idle.length > 0 || started === processesAtOnce) return idle.pop();
    started += 1;
    return startProcess();
  }
  function next(): void {
    const { job, done } = waiting[0] ?? {};
    const process = job && takeProcess();
    if (!job || !done || !process) return;
    waiting.shift();
    void run(process, job).then(done.resolve, done.reject);
  }
  async function run(process: BuildProcess, job: BuildJob): Promise<void> {
    underWay.add(job.workspace);
    tell();
    try {
      await buildLogged(process, job);
      built += 1;
    } catch (error) {
      failure = error;
      for (const { done } of waiting.splice(0)) done.reject(error);
      throw error;
    } finally {
      underWay.delete(job.workspace);
      idle.push(process);
      tell();
      next();
    }
  }
  return {
    add(job) {
      if (failure !== undefined) return Promise.reject(failure);
      added += 1;
      const done = Promise.withResolvers<void>();
      waiting.push({ job, done });
      tell();
      next();
      return done.promise;
    },
    end: async () => void (await Promise.all(idle.splice(0).map((process) => process.end()))),
  };
}

async function buildLogged(process: BuildProcess, { logDir, ...order }: BuildJob): Promise<void> {
  const { isBuilt, text } = await process.build(order);
  mkdirSync(logDir, { recursive: true });
  writeFileSync(join(logDir, `build-${order.workspace}.log`), `${text}\n`);
  if (isBuilt) return;
  throw new CommandError(
    `${order.workspace} failed to build:\n${text.trim().split("\n").slice(-shownLines).join("\n")}`,
  );
}
