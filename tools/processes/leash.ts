import { isMainThread } from "node:worker_threads";

/**
 * Loaded into each server that a command starts (`node --import`): should that command be killed without a chance to end its
 * servers, they end themselves.
 */
const parent = process.ppid;
const everyMs = 1000;

if (isMainThread && process.platform !== "win32") {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, everyMs);
  timer.unref();
}
