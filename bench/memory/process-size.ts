import { globSync, readdirSync, readFileSync } from "node:fs";

export interface ProcessSize {
  rssMb: number;
  threads: number;
  /** Open files and sockets. */
  descriptors: number;
}

/** The total of a process and all its descendants. Throws if there is no /proc. */
export function sizeOf(pid: number): ProcessSize {
  const parents = new Map(globSync("/proc/[0-9]*/stat").flatMap(readParent));
  const own = [pid, ...below(parents, pid)].map(readSize);
  return {
    rssMb: sum(own.map(({ rssMb }) => rssMb)),
    threads: sum(own.map(({ threads }) => threads)),
    descriptors: sum(own.map(({ descriptors }) => descriptors)),
  };
}

function below(parents: ReadonlyMap<number, number>, pid: number): number[] {
  const children = [...parents].filter(([, parent]) => parent === pid).map(([child]) => child);
  return children.flatMap((child) => [child, ...below(parents, child)]);
}

function readParent(path: string): [number, number][] {
  try {
    const stat = readFileSync(path, "utf8");
    // The name in parentheses may contain anything, spaces and parentheses included.
    return [[Number(path.split("/")[2]), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1])]];
  } catch {
    // The process ended between the listing and the read.
    return [];
  }
}

function readSize(pid: number): ProcessSize {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? Number.NaN);
  return {
    rssMb: figure("VmRSS") / 1024,
    threads: figure("Threads"),
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
