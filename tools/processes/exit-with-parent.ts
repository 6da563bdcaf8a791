import { isMainThread } from "node:worker_threads";

/**
 * Loaded into each command and each server that it starts (`node --import`): exits if its parent is killed without a chance
 * to stop it.
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
