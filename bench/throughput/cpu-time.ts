import { globSync, readFileSync } from "node:fs";

interface ProcessFacts {
  pid: number;
  parent: number;
  cpuMs: number;
  commandLine: string;
}

// The kernel's clock tick: 100 per second on every Linux that Node supports.
const msPerTick = 10;

/**
 * Total CPU time of the processes below this one whose command line contains `mark`, and of all their descendants. Unlike pages per
 * second, it hardly depends on other load on the machine. Undefined if there is no /proc.
 */
export function cpuMsOf(mark: string): number | undefined {
  if (process.platform !== "linux") return undefined;
  const all = globSync("/proc/[0-9]*/stat").flatMap(readFacts);
  const own = below(all, [process.pid]);
  const marked = own.filter(({ commandLine }) => commandLine.includes(mark));
  const counted = new Set([
    ...marked,
    ...below(
      all,
      marked.map(({ pid }) => pid),
    ),
  ]);
  return [...counted].reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

function below(all: readonly ProcessFacts[], pids: readonly number[]): ProcessFacts[] {
  const children = all.filter(({ parent }) => pids.includes(parent));
  if (children.length === 0) return [];
  return [
    ...children,
    ...below(
      all,
      children.map(({ pid }) => pid),
    ),
  ];
}

function readFacts(path: string): ProcessFacts[] {
  try {
    const stat = readFileSync(path, "utf8");
    // The name in parentheses may contain anything, spaces and parentheses included.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
    const commandLine = readFileSync(path.replace(/stat$/, "cmdline"), "utf8").replaceAll("\0", " ");
    const pid = Number(path.split("/")[2]);
    return [{ pid, parent: parent ?? 0, cpuMs: ((user ?? 0) + (system ?? 0)) * msPerTick, commandLine }];
  } catch {
    // The process ended between the listing and the read.
    return [];
  }
}
