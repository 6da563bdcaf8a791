import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import type { FromRenderer, ToRenderer } from "../protocol/messages.ts";
import { HangDetector } from "./hang-detector.ts";
import { readProcess } from "./process-state.ts";

interface Dependencies {
  onMessage(message: FromRenderer): void;
  /** Once, however it ended. */
  onGone(why: string): void;
}

export interface RendererChild {
  pid: number | undefined;
  send(message: ToRenderer): void;
  kill(): void;
}

const lookMs = 5_000;
/** Half the share of a processor that the shell has: see `giveWay`. */
const niceness = 3;

/** A renderer process. It is killed if it is silent for three checks in a row, unless it lacks CPU time. */
export function startRendererChild({ onMessage, onGone }: Dependencies): RendererChild {
  const child: ChildProcess = fork(new URL("./renderer-process.ts", import.meta.url), [], {
    // glibc would give each thread an arena of its own, and keep what threads that have ended left in it: releases come and go.
    env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" },
    // As the page's policy does in the browser: a release that generates code from strings works in neither.
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
 * Where both want the same core, the shell goes first: it has one thread for requests for a file, a cached page or the api, and it is the one
 * that turns away what the renderer has no time for. Set before the process has more than one thread, since each inherits it.
 */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {
    // It has ended already, or the system does not let us: then they share as equals.
  }
}
