import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { loadAverage } from "../../bench/machine.ts";
import { sizeOf } from "../../bench/memory/process-size.ts";
import type { Recorder } from "./samples.ts";

interface Watch {
  pid: number;
  recorder: Recorder;
  /** Progress of the run, from 0 to 1. */
  progress(): number;
}

const everyMs = 2000;

/** Records the memory of the shell and its renderer together, until the soak is over. */
export async function watchMemory({ pid, recorder, progress }: Watch): Promise<void> {
  while (progress() < 1) {
    recorder.add({
      what: "memory",
      progress: progress(),
      load: loadAverage() / availableParallelism(),
      ...sizeOf(pid),
    });
    await pause(everyMs);
  }
}
