import { readdirSync, readFileSync } from "node:fs";

export interface ProcessState {
  /** Whether one of its threads runs, or waits for a CPU or a disk; false if all sleep or are stopped. */
  wantsToRun: boolean;
  /** CPU time used by its main thread, and by all its threads. */
  mainCpuMs: number;
  cpuMs: number;
}

interface ThreadState {
  wantsToRun: boolean;
  cpuMs: number;
}

/** `sysconf(_SC_CLK_TCK)`, which Linux has always reported to programs as 100. */
const ticksPerSecond = 100;
const [utime, stime] = [11, 12];

/** Returns undefined on systems other than Linux, or if the process has ended. */
export function readProcess(pid: number): ProcessState | undefined {
  try {
    const main = readStat(`/proc/${pid}/task/${pid}/stat`);
    const { cpuMs } = readStat(`/proc/${pid}/stat`);
    return { wantsToRun: main.wantsToRun || hasThreadToRun(pid), mainCpuMs: main.cpuMs, cpuMs };
  } catch {
    return undefined;
  }
}

/** The main thread often sleeps while another one, such as a thread of the I/O pool, waits for a CPU on its behalf. */
function hasThreadToRun(pid: number): boolean {
  return readdirSync(`/proc/${pid}/task`).some((thread) => {
    try {
      return readStat(`/proc/${pid}/task/${thread}/stat`).wantsToRun;
    } catch {
      return false; // It has ended.
    }
  });
}

function readStat(file: string): ThreadState {
  return parseThreadState(readFileSync(file, "utf8"));
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, from the third field on: the name before it may contain any character. */
export function parseThreadState(stat: string): ThreadState {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = Number(fields[utime]) + Number(fields[stime]);
  return { wantsToRun: fields[0] === "R" || fields[0] === "D", cpuMs: (ticks * 1000) / ticksPerSecond };
}
