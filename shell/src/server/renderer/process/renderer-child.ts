import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import type { FromRenderer, ToRenderer } from "../protocol/messages.ts";
import { HangDetector } from "./hang-detector.ts";
import { readProcess } from "./process-state.ts";

interface Dependencies {
  onMessage(message: FromRenderer): void;
  /** Called once, however it ended. */
  onGone(why: string): void;
}

export interface RendererChild {
  pid: number | undefined;
  send(message: ToRenderer): void;
  kill(): void;
}

const lookMs = 5_000;
/** Gives it half the shell's share of a processor: see `giveWay`. */
const niceness = 3;

/** Starts a renderer process. It is killed if it is silent for three checks in a row, unless it lacks CPU time. */
export function startRendererChild({ onMessage, onGone }: Dependencies): RendererChild {
  const child: ChildProcess = fork(new URL("./renderer-process.ts", import.meta.url), [], {
    // By default, glibc gives each thread its own arena, and keeps the memory of ended threads; releases come and go.
    env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" },
    // Like the page's CSP in the browser: a release that generates code from strings works in neither.
    execArgv: ["--disable-warning=ExperimentalWarning", "--disallow-code-generation-from-strings"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  giveWay(child.pid);
  let isGone = false;
  const silence = new HangDetector(() => (child.pid === undefined ? undefined : readProcess(child.pid)));
  let errors = "";

  child.stderr?.on("data", (text) => {
    errors = (errors + text).slice(-2000);
  });
  child.on("message", (message: FromRenderer) => {
    silence.heard();
    onMessage(message);
  });
  child.on("error", (error) => gone(error.message));
  child.on("exit", (code, signal) => gone(`exit ${code ?? signal} ${errors}`.trim()));
  const watch = setInterval(() => {
    if (silence.look()) child.kill("SIGKILL");
  }, lookMs);
  watch.unref();

  function gone(why: string): void {
    if (isGone) return;
    isGone = true;
    clearInterval(watch);
    onGone(why);
  }

  return {
    pid: child.pid,
    send(message) {
      if (child.connected) child.send(message, () => undefined);
    },
    kill: () => void child.kill("SIGKILL"),
  };
}

/**
 * Gives the shell priority on a shared core: its one thread serves files, cached pages and the api, and rejects requests that the
 * renderer has no time for. Set before the process has more than one thread, since threads inherit it.
 */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {
    // It has already ended, or the system does not permit it: then both have the same priority.
  }
}
