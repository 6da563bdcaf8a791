import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { WorkerStart } from "../protocol/messages.ts";

const entry = new URL("./worker.ts", import.meta.url);
const ownFiles = [
  "./close-process.ts",
  "../protocol/kept-catalogues.ts",
  "./load-bundle.ts",
  "./watch-leftovers.ts",
  "./watch-realm.ts",
];
const imported = ["../../escape-json.ts", ...ownFiles].map((path) => new URL(path, import.meta.url));

/**
 * Starts a thread that gets nothing from this process: no environment, no arguments, no standard input. It may read only
 * its own source files and its bundle, and may not write files or start processes and threads.
 */
export function startThread(workerData: WorkerStart, heapMb: number): Worker {
  const files = [...[entry, ...imported].map((url) => fileURLToPath(url)), workerData.file];
  return new Worker(entry, {
    workerData,
    env: {},
    argv: [],
    execArgv: ["--permission", ...files.map((file) => `--allow-fs-read=${file}`)],
    stdin: false,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
}
