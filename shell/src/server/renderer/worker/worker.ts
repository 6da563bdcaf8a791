import { transcode } from "node:buffer";
import { parentPort, workerData } from "node:worker_threads";
import type { ApiClient } from "@zhian/contracts/endpoints";
import type { RenderContext, RenderDecision, Rendered, RenderRequest } from "@zhian/contracts/render";
import { escapeJson } from "../../escape-json.ts";
import { KeptCatalogues } from "../protocol/kept-catalogues.ts";
import type {
  ApiAnswer,
  FailureReason,
  FromWorker,
  Leftover,
  RenderedParts,
  ToWorker,
  WorkerStart,
} from "../protocol/messages.ts";
import { closeProcess } from "./close-process.ts";
import { loadBundle } from "./load-bundle.ts";
import { Leftovers, type Scope } from "./watch-leftovers.ts";
import { watchRealm } from "./watch-realm.ts";

// Entry point of a thread that runs one release. It has no environment, no arguments and no token, and makes all requests
// by message. Imports only a few files: every worker pays for them, and it may read no others.

const catalogues = new KeptCatalogues();
const waiting = new Map<number, (answer: ApiAnswer) => void>();
const { stringify } = JSON;
const { hasOwn } = Object;
const { setImmediate } = globalThis;
let calls = 0;

if (!parentPort) throw new Error("worker.ts must run as a worker");
const port = parentPort;
// workerData is what render-worker.ts passed.
const start = workerData as WorkerStart;
const post = port.postMessage.bind(port);
closeProcess();

interface Running {
  id: number;
  scope: Scope;
  /** Whether a result has been sent. */
  isAnswered: boolean;
  giveUp?: NodeJS.Timeout;
}

/** How long an abandoned render may continue before what it started is ended. */
const abandonedMs = 1_000;
const running = new Map<number, Running>();
const leftovers = new Leftovers({ onLeft: ({ id }, left) => tellLeft(id, left) });
const bundle = leftovers.run(undefined, (scope) => {
  const loaded = loadBundle(start);
  leftovers.end(scope);
  return loaded;
});
const realmChanges = watchRealm();
// Added after the bundle is loaded: a bundle that does not load ends the thread.
leftovers.listen("unhandledRejection", tellError);
leftovers.listen("uncaughtException", failWithError);

port.on("message", (message: ToWorker) => {
  if (message.type === "render") {
    const { id, request, catalogue: name } = message;
    const catalogue = name === undefined ? undefined : catalogues.get(name);
    const whole = catalogue ? { ...request, catalogue } : request;
    leftovers.run(id, (scope) => void render({ id, scope, isAnswered: false }, whole));
  } else if (message.type === "catalogue") {
    catalogues.addFrozen(message);
  } else if (message.type === "abandon") giveUpSoon(message.id);
  else {
    waiting.get(message.call)?.(message.answer);
    waiting.delete(message.call);
  }
});
send({ type: "ready" });

function send(message: FromWorker, handOver: ArrayBuffer[] = []): void {
  post(message, handOver);
}

async function render(own: Running, request: RenderRequest): Promise<void> {
  const { id } = own;
  running.set(id, own);
  let isStale = false;
  const context: RenderContext = {
    api: apiFor(id, () => {
      isStale = true;
    }),
    isStale: () => isStale,
    decide(decision) {
      if (own.isAnswered) return;
      const plain = plainDecision(decision);
      if (!plain) return fail(own, "too-large", `the decision is longer than ${maxDecisionLength} characters`);
      send({ type: "decided", id, decision: plain });
      // Own properties only: a polluted prototype must not turn a page into a redirect.
      if (!hasOwn(plain, "redirect") && (decision.status < 400 || hasOwn(plain, "hasPage"))) return;
      answer(own, { type: "done", id, parts: { html: {}, data: {} } });
      giveUpSoon(id);
    },
  };
  try {
    const rendered = await bundle.render(request, context);
    if (!end(own)) finish(own, rendered, request);
  } catch (error) {
    // Leftovers are reported first: a worker that fails while it is warmed is ended at once.
    if (!end(own)) leftovers.outside(() => setImmediate(fail, own, "threw", messageOf(error)));
  }
}

/** Sends the result of a render; only the first one counts. */
function answer(own: Running, message: FromWorker, handOver?: ArrayBuffer[]): void {
  if (own.isAnswered) return;
  own.isAnswered = true;
  send(message, handOver);
}

function fail(own: Running, reason: FailureReason, message: string): void {
  answer(own, { type: "failed", id: own.id, reason, message });
}

/** Ends what the render left running. Returns whether it changed built-ins, which makes its result invalid. */
function end({ id, scope, giveUp }: Running): boolean {
  clearTimeout(giveUp);
  running.delete(id);
  if (reportPollution(id)) return true;
  leftovers.end(scope);
  return false;
}

function tellLeft(id: number | undefined, left: Leftover[]): void {
  send({ type: "left", ...(id !== undefined && { id }), left });
}

/** A render that never ends must not keep its timers running. */
function giveUpSoon(id: number): void {
  const own = running.get(id);
  if (!own) return;
  own.giveUp = leftovers.outside(() => setTimeout(() => end(own), abandonedMs).unref());
}

/** The render may still succeed: it may not need this promise. */
function tellError(error: unknown): Running | undefined {
  const id = leftovers.current()?.id;
  tellLeft(id, [{ kind: "error", detail: messageOf(error) }]);
  return id === undefined ? undefined : running.get(id);
}

/** The render may never end, since the callback that threw would have continued it. */
function failWithError(error: unknown): void {
  const own = tellError(error);
  if (own) fail(own, "threw", messageOf(error));
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

/** Not `instanceof`: a bundle may contain its own classes. */
function isError(value: unknown): value is Error {
  return typeof value === "object" && value !== null && "message" in value;
}

function messageOf(error: unknown): string {
  const message = isError(error) ? (error.stack ?? error.message) : stringify(error);
  return String(message).slice(0, 4000);
}

function finish(own: Running, rendered: Rendered, { slots }: RenderRequest): void {
  const parts: RenderedParts = { html: {}, data: {} };
  for (const slot of slots) {
    const html = rendered.html[slot];
    if (typeof html !== "string") return fail(own, "malformed", `no HTML for slot ${slot}`);
    const data = rendered.data[slot] === undefined ? undefined : stringify(rendered.data[slot]);
    const length = html.length + (data?.length ?? 0);
    // A string that is too long in characters is not even flattened.
    if (length > start.maxBytes) return failTooLarge(own, length);
    parts.html[slot] = inUtf8(html);
    if (data !== undefined) parts.data[slot] = inUtf8(escapeJson(data));
  }
  const made = [...Object.values(parts.html), ...Object.values(parts.data)];
  const bytes = made.reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (bytes > start.maxBytes) return failTooLarge(own, bytes);
  answer(
    own,
    { type: "done", id: own.id, parts },
    made.map(({ buffer }) => buffer),
  );
}

/** Takes half as long as an encoder for a text that contains a single Han character. */
function inUtf8(text: string): Uint8Array<ArrayBuffer> {
  // Node creates a new buffer, never in shared memory.
  return transcode(Buffer.from(text.toWellFormed(), "utf16le"), "utf16le", "utf8") as Uint8Array<ArrayBuffer>;
}

function failTooLarge(own: Running, bytes: number): void {
  fail(own, "too-large", `${bytes} bytes; the limit is ${start.maxBytes}`);
}

const maxDecisionLength = 256 * 1024;

/** Returns the decision's own properties, and only those that it may have. Undefined if they are too long. */
function plainDecision(decision: RenderDecision): RenderDecision | undefined {
  const { status, redirect, head, chunks, hasPage } = { __proto__: null, ...decision } as unknown as RenderDecision;
  const more = {
    ...(redirect !== undefined && { redirect }),
    ...(head && { head }),
    ...(hasPage && { hasPage: true }),
  };
  const text = stringify({ status, chunks, ...more });
  // A round trip through JSON of a value of this type.
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
      // The renderer process has checked the data with the schema of this endpoint.
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
