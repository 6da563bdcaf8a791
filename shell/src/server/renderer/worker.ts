import { transcode } from "node:buffer";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";
import type { ApiClient } from "@zhian/contracts/endpoints";
import type { RenderContext, RenderDecision, Rendered, RenderRequest, ServerBundle } from "@zhian/contracts/render";
import { escapeJson } from "../compose/escape-json.ts";
import type { ApiAnswer, FromWorker, RenderedParts, ToWorker, WorkerStart } from "./messages.ts";
import { watchRealm } from "./watch-realm.ts";

// Entry of a thread that runs one release. It has no environment, no arguments and no token; all that it can ask for
// goes by message. Kept without dependencies but two files, because every worker pays for them, and may read no other.

/** What server builds of React and router lean on. Nothing that reaches files, sockets or processes. */
const allowedModules = new Set(
  ["assert", "async_hooks", "buffer", "crypto", "events", "path", "querystring", "stream", "stream/web"].concat([
    "string_decoder",
    "url",
    "util",
    "util/types",
    "perf_hooks",
  ]),
);
const waiting = new Map<number, (answer: ApiAnswer) => void>();
const { stringify } = JSON;
const { hasOwn } = Object;
let calls = 0;

if (!parentPort) throw new Error("worker.ts runs as a worker only");
const port = parentPort;
// workerData is what render-worker.ts passed.
const start = workerData as WorkerStart;
closeProcess();
const bundle = loadBundle(start);
const realmChanges = watchRealm();

port.on("message", (message: ToWorker) => {
  if (message.type === "render") void render(message.id, message.request);
  else {
    waiting.get(message.call)?.(message.answer);
    waiting.delete(message.call);
  }
});
send({ type: "ready" });

function send(message: FromWorker, handOver: ArrayBuffer[] = []): void {
  port.postMessage(message, handOver);
}

/** What reaches past the thread: signals to the process that it shares with others, sockets, and modules by the back door. */
function closeProcess(): void {
  const own = ["kill", "_kill", "abort", "binding", "_linkedBinding", "dlopen", "getBuiltinModule", "report"];
  for (const name of own) Reflect.deleteProperty(process, name);
  for (const name of ["fetch", "WebSocket", "EventSource"]) Reflect.deleteProperty(globalThis, name);
}

/** The bytes are checked here, right before they are compiled, whatever was checked when they were stored. */
function loadBundle({ file, integrity }: WorkerStart): ServerBundle {
  const bytes = readFileSync(file);
  const actual = `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
  if (actual !== integrity) throw new Error(`the server bundle's hash is ${actual}, the snapshot says ${integrity}`);

  const compiled = compileFunction(bytes.toString("utf8"), ["module", "exports", "require"], {
    filename: "release.cjs",
  });
  const module = { exports: {} };
  compiled(module, module.exports, requireAllowed);
  const { exports } = module;
  if (!isServerBundle(exports)) throw new Error("the server bundle does not export render and fallback");
  return exports;
}

function requireAllowed(name: string): unknown {
  const plain = name.replace(/^node:/, "");
  if (!allowedModules.has(plain)) throw new Error(`the server bundle may not require "${name}": bundle it`);
  return createRequire(import.meta.url)(`node:${plain}`);
}

function isServerBundle(value: object): value is ServerBundle {
  return "render" in value && typeof value.render === "function" && "fallback" in value;
}

async function render(id: number, request: RenderRequest): Promise<void> {
  let isOver = false;
  let isStale = false;
  const context: RenderContext = {
    api: apiFor(id, () => {
      isStale = true;
    }),
    isStale: () => isStale,
    decide(decision) {
      if (isOver) return;
      const plain = plainDecision(decision);
      if (!plain) {
        isOver = true;
        send({ type: "failed", id, reason: "too-large", message: `a decision longer than ${maxDecisionLength}` });
        return;
      }
      send({ type: "decided", id, decision: plain });
      // Own properties only: a polluted prototype must not turn a page into a redirect.
      if (!hasOwn(plain, "redirect") && (decision.status < 400 || hasOwn(plain, "hasPage"))) return;
      isOver = true;
      send({ type: "done", id, parts: { html: {}, data: {} } });
    },
  };
  try {
    const rendered = await bundle.render(request, context);
    if (reportPollution(id)) return;
    if (!isOver) finish(id, rendered, request);
  } catch (error) {
    if (reportPollution(id)) return;
    const message = isError(error) ? (error.stack ?? error.message) : stringify(error);
    if (!isOver) send({ type: "failed", id, reason: "threw", message: String(message).slice(0, 4000) });
  }
}

/** Reports a render that has changed built-ins, so that this thread is replaced. Returns whether it has. */
function reportPollution(id: number): boolean {
  const changes = realmChanges();
  if (changes.length === 0) return false;
  let message = "changed built-ins:";
  // A plain loop, since array methods may have been replaced.
  for (let index = 0; index < changes.length && index < 20; index += 1) message += ` ${changes[index]}`;
  send({ type: "polluted", id, message });
  return true;
}

/** Not `instanceof`: a bundle may bring classes of its own. */
function isError(value: unknown): value is Error {
  return typeof value === "object" && value !== null && "message" in value;
}

function finish(id: number, rendered: Rendered, { slots }: RenderRequest): void {
  const parts: RenderedParts = { html: {}, data: {} };
  for (const slot of slots) {
    const html = rendered.html[slot];
    if (typeof html !== "string") {
      send({ type: "failed", id, reason: "malformed", message: `no HTML for slot ${slot}` });
      return;
    }
    const data = rendered.data[slot] === undefined ? undefined : stringify(rendered.data[slot]);
    const length = html.length + (data?.length ?? 0);
    // One that is too long by its length alone is not even flattened.
    if (length > start.maxBytes) return failTooLarge(id, length);
    parts.html[slot] = inUtf8(html);
    if (data !== undefined) parts.data[slot] = inUtf8(escapeJson(data));
  }
  const made = [...Object.values(parts.html), ...Object.values(parts.data)];
  const bytes = made.reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (bytes > start.maxBytes) return failTooLarge(id, bytes);
  send(
    { type: "done", id, parts },
    made.map(({ buffer }) => buffer),
  );
}

/** In half the time that an encoder takes for a text with one Han character in it. */
function inUtf8(text: string): Uint8Array<ArrayBuffer> {
  // Node makes it anew, and never in memory that is shared.
  return transcode(Buffer.from(text.toWellFormed(), "utf16le"), "utf16le", "utf8") as Uint8Array<ArrayBuffer>;
}

function failTooLarge(id: number, bytes: number): void {
  send({ type: "failed", id, reason: "too-large", message: `${bytes} bytes; at most ${start.maxBytes}` });
}

const maxDecisionLength = 256 * 1024;

/** The decision's own properties, and only those that it may have. Undefined when it is too long. */
function plainDecision(decision: RenderDecision): RenderDecision | undefined {
  const { status, redirect, head, chunks, hasPage } = { __proto__: null, ...decision } as unknown as RenderDecision;
  const more = {
    ...(redirect !== undefined && { redirect }),
    ...(head && { head }),
    ...(hasPage && { hasPage: true }),
  };
  const text = stringify({ status, chunks, ...more });
  // A round trip through JSON of what is typed so.
  return text.length > maxDecisionLength ? undefined : (JSON.parse(text) as RenderDecision);
}

function apiFor(id: number, onStale: () => void): ApiClient {
  return {
    call(name, input) {
      calls += 1;
      const call = calls;
      const { promise, resolve } = Promise.withResolvers<ApiAnswer>();
      waiting.set(call, resolve);
      send({ type: "call", id, call, name, query: input?.query, body: input?.body });
      // The renderer process has checked the data with the schema of this very endpoint.
      return promise.then((answer) => {
        if (answer.status === "answered" && answer.isStale) onStale();
        return unwrap(name, answer) as never;
      });
    },
  };
}

function unwrap(name: string, answer: ApiAnswer): unknown {
  if (answer.status === "answered") return answer.data;
  if (answer.status === "rejected") throw answer.body;
  throw Object.assign(new Error(answer.message), {
    name: "ApiError",
    kind: answer.kind,
    detail: { url: name, ...(answer.httpStatus && { status: answer.httpStatus }) },
  });
}
