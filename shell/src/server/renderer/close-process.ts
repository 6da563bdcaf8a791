/** Signals to the process, which the thread shares with others; its end; sockets, modules and handles by the back door. */
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
/** What reaches the network, other threads, or the next visitor. */
const ofGlobal = ["fetch", "WebSocket", "EventSource", "BroadcastChannel", "localStorage", "sessionStorage"];

/** Takes from this thread what a render has no use for. Whoever calls it nevertheless is told by a TypeError, in its own render. */
export function closeProcess(): void {
  for (const name of ofProcess) Reflect.deleteProperty(process, name);
  for (const name of ofGlobal) Reflect.deleteProperty(globalThis, name);
  // Locks are the whole process's.
  Reflect.deleteProperty(Navigator.prototype, "locks");
  // What one render writes there, the next would read.
  const env = Object.freeze({});
  Object.defineProperty(process, "env", { value: env, enumerable: true, writable: false, configurable: false });
}
