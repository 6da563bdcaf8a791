/** Members that signal or end the process, which other threads share, or give internal access to sockets, modules and handles. */
const ofProcess = [
  "kill",
  "_kill",
  "abort",
  "exit",
  "reallyExit",
  "execve",
  "binding",
  "_linkedBinding",
  "dlopen",
  "getBuiltinModule",
  "report",
  "_rawDebug",
  "_getActiveHandles",
  "_getActiveRequests",
  "setUncaughtExceptionCaptureCallback",
  "addUncaughtExceptionCaptureCallback",
  "setSourceMapsEnabled",
];
/** Globals that give access to the network, to other threads, or to the next render. */
const ofGlobal = ["fetch", "WebSocket", "EventSource", "BroadcastChannel", "localStorage", "sessionStorage"];

/** Removes from this thread what a render does not need. A render that uses it gets a TypeError or ReferenceError. */
export function closeProcess(): void {
  for (const name of ofProcess) Reflect.deleteProperty(process, name);
  for (const name of ofGlobal) Reflect.deleteProperty(globalThis, name);
  // Locks are shared by the whole process.
  Reflect.deleteProperty(Navigator.prototype, "locks");
  // Otherwise, the next render could read what one writes there.
  const env = Object.freeze({});
  Object.defineProperty(process, "env", { value: env, enumerable: true, writable: false, configurable: false });
}
