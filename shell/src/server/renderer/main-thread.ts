import { readFileSync } from "node:fs";

/** State of a process's main thread. */
export interface ThreadState {
  /** Running, or waiting for a CPU or a disk; false if it sleeps or is stopped. */
  wantsToRun: boolean;
  /** CPU time used. */
  cpuMs: number;
}

/** `sysconf(_SC_CLK_TCK)`, which Linux has always reported to programs as 100. */
const ticksPerSecond = 100;
const [utime, stime] = [11, 12];

/** Undefined on other systems than Linux, or if the process has ended. */
export function readMainThread(pid: number): ThreadState | undefined {
  try {
    return parseThreadState(readFileSync(`/proc/${pid}/task/${pid}/stat`, "utf8"));
  } catch {
    return undefined;
  }
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, from the third field on: the name before it may contain any character. */
export function parseThreadState(stat: string): ThreadState {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = Number(fields[utime]) + Number(fields[stime]);
  return { wantsToRun: fields[0] === "R" || fields[0] === "D", cpuMs: (ticks * 1000) / ticksPerSecond };
}
