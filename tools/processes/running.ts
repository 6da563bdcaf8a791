import type { ChildProcess } from "node:child_process";

/** A separate process group, where the system has groups. On Windows `detached` would open a window instead. */
export const ownGroup = { detached: process.platform !== "win32" };

const graceMs = 10_000;
const children = new Set<ChildProcess>();

/**
 * Every child process of this command, each the leader of its own process group: Ctrl-C at the terminal reaches this process only,
 * which then stops them in order, and no grandchild is left.
 */
export const running = {
  add<Child extends ChildProcess>(child: Child): Child {
    children.add(child);
    child.once("exit", () => children.delete(child));
    child.once("error", () => children.delete(child));
    return child;
  },
  /** Stops the last one started first: a server that depends on another drains while that one still responds. */
  async stopAll(): Promise<void> {
    for (const child of [...children].toReversed()) await stop(child);
  },
};

/** Signals the child to exit, and kills its whole process group if it does not within ten seconds. */
export function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => signalGroup(child, "SIGKILL"), graceMs);
    child.once("exit", () => {
      clearTimeout(timer);
      signalGroup(child, "SIGKILL");
      resolve();
    });
    child.kill("SIGTERM");
  });
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, signal);
  } catch (error) {
    // No process is left in the group, as intended.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
