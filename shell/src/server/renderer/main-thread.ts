import { readFileSync } from "node:fs";

/** What the system says of a process's first thread. */
export interface ThreadState {
  /** It runs, or would: it waits for a processor, or for a disk. Else it sleeps, or was stopped. */
  wantsToRun: boolean;
  /** What it has used of a processor. */
  cpuMs: number;
}

/** `sysconf(_SC_CLK_TCK)`, which Linux has told every program for ever. */
const ticksPerSecond = 100;
const [utime, stime] = [11, 12];

/** Undefined where the system does not tell (it is no Linux), or the process has ended. */
export function readMainThread(pid: number): ThreadState | undefined {
  try {
    return parseThreadState(readFileSync(`/proc/${pid}/task/${pid}/stat`, "utf8"));
  } catch {
    return undefined;
  }
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, from the third field on: a program's name may hold anything. */
export function parseThreadState(stat: string): ThreadState {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = Number(fields[utime]) + Number(fields[stime]);
  return { wantsToRun: fields[0] === "R" || fields[0] === "D", cpuMs: (ticks * 1000) / ticksPerSecond };
}
