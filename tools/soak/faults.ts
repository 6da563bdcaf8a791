/** The shell's report of a fault to its operator. */
export type Signal =
  /** `shell_render_seconds` counts the render with one of these outcomes. */
  | { outcomes: readonly string[] }
  /** `shell_left_behind_total` counts the leftovers of the render. */
  | { left: string }
  /** A line of the log about the fragment or its page. */
  | { logged: LogEvent };

/** `replaced`: a worker was replaced in time. `failed`: a page with a status of 500 or above. */
export type LogEvent = "replaced" | "failed";

export interface Fault {
  kind: string;
  /** A server bundle's action instead of its render, or before it. */
  code: string;
  signal: Signal;
}

/** The maximum that a worker with a heap of `workerHeapMb` may allocate outside it. */
const leakedMb = 100;
export const workerHeapMb = 128;

/** On a busy machine the time limit may expire before the fragment has had its share. */
const tooLate = ["timed-out", "starved"];

export const faults: readonly Fault[] = [
  { kind: "throws", code: `throw new Error("broken on purpose")`, signal: { outcomes: ["threw"] } },
  {
    kind: "throws in a callback",
    code: `setTimeout(() => { throw new Error("broken on purpose") }); await never`,
    signal: { outcomes: ["threw"] },
  },
  { kind: "makes code from a text", code: `eval("1")`, signal: { outcomes: ["threw"] } },
  { kind: "exits", code: "process.exit(7)", signal: { outcomes: ["threw"] } },
  { kind: "reads files", code: `require("fs")`, signal: { outcomes: ["threw"] } },
  { kind: "loops forever", code: "for (;;);", signal: { outcomes: tooLate } },
  { kind: "never answers", code: "await never", signal: { outcomes: tooLate } },
  { kind: "answers late", code: "await pause(3000)", signal: { outcomes: tooLate } },
  { kind: "changes a prototype", code: "Object.prototype.redirect = '/'", signal: { outcomes: ["polluted"] } },
  { kind: "replaces a built-in", code: "JSON.stringify = () => 'mine'", signal: { outcomes: ["polluted"] } },
  // On a busy machine its time limit may expire before its memory is full.
  {
    kind: "fills its heap",
    code: "const all = []; for (;;) all.push(new Array(1_000_000).fill(0.5))",
    signal: { outcomes: ["out-of-memory", ...tooLate] },
  },
  { kind: "leaks", code: `held.push(Buffer.alloc(${leakedMb} * 2 ** 20))`, signal: { logged: "replaced" } },
  {
    kind: "answers with 2 MiB",
    code: "return { html: { main: 'x'.repeat(2 * 2 ** 20) }, data: {} }",
    signal: { outcomes: ["too-large"] },
  },
  { kind: "answers nothing", code: "return { html: {}, data: {} }", signal: { outcomes: ["malformed"] } },
  {
    kind: "decides on an odd head",
    code: `context.decide({ status: 200, chunks: [], head: { title: 5, description: "", keywords: "" } })`,
    signal: { outcomes: ["malformed"] },
  },
  {
    kind: "redirects to another site",
    code: `context.decide({ status: 302, redirect: "//evil.test/", chunks: [] }); return { html: {}, data: {} }`,
    signal: { logged: "failed" },
  },
  { kind: "leaves a timer", code: "setInterval(() => {}, 5)", signal: { left: "timer" } },
  {
    kind: "leaves a port",
    code: "const { port1, port2 } = new MessageChannel(); port1.onmessage = () => {}; port2.postMessage(1)",
    signal: { left: "port" },
  },
  { kind: "leaves a listener", code: `process.on("exit", () => {})`, signal: { left: "listener" } },
  {
    kind: "rejects late",
    code: `void turns(20).then(() => Promise.reject(new Error("late")))`,
    signal: { left: "error" },
  },
  {
    kind: "floods the console",
    code: "for (let line = 0; line < 10_000; line += 1) console.log('line ' + line)",
    signal: { left: "output" },
  },
];
