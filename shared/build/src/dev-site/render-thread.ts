import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";
import type { ApiClient } from "@zhian/contracts/endpoints";
import type { RenderDecision, ServerBundle } from "@zhian/contracts/render";
import type { FromThread, RenderStart, SiteAnswer, ToThread } from "./render-messages.ts";

// Entry of a thread that renders one page. When it ends, so does everything that the render has left running.

if (!parentPort) throw new Error("render-thread.ts must run as a worker");
const port = parentPort;
// The data that render-locally.ts passed.
const { file, modules, request } = workerData as RenderStart;
const waiting = new Map<number, (answer: SiteAnswer) => void>();
let calls = 0;

port.on("message", ({ call, answer }: ToThread) => {
  waiting.get(call)?.(answer);
  waiting.delete(call);
});

const api: ApiClient = {
  call(name, input) {
    calls += 1;
    const call = calls;
    send({ type: "call", call, name, query: input?.query, body: input?.body });
    // The data was validated by this endpoint's schema.
    return new Promise<SiteAnswer>((resolve) => waiting.set(call, resolve)).then(
      (answer) => unwrap(name, answer) as never,
    );
  },
};

/** Returns or throws what a shell's thread would. */
function unwrap(name: string, answer: SiteAnswer): unknown {
  if (answer.status === "answered") return answer.data;
  if (answer.status === "rejected") throw answer.body;
  const { kind, message, httpStatus } = answer;
  throw Object.assign(new Error(message), {
    name: "ApiError",
    kind,
    detail: { url: name, ...(httpStatus && { status: httpStatus }) },
  });
}

function loadBundle(): ServerBundle {
  const module = { exports: {} };
  const compiled = compileFunction(readFileSync(file, "utf8"), ["module", "exports", "require"], { filename: file });
  compiled(module, module.exports, requireAllowed);
  // Built here; a missing export fails when it is called.
  return module.exports as ServerBundle;
}

function requireAllowed(name: string): unknown {
  const plain = name.replace(/^node:/, "");
  if (!modules.includes(plain)) throw new Error(`the server bundle may not require "${name}": bundle it`);
  return createRequire(import.meta.url)(`node:${plain}`);
}

async function render(): Promise<void> {
  let decision: RenderDecision | undefined;
  const decide = (decided: RenderDecision) => {
    decision ??= decided;
  };
  const { html, data } = await loadBundle().render(request, { api, decide });
  if (!decision) throw new Error("render did not call decide");
  const missing = isWhole(decision) ? request.slots.filter((slot) => typeof html[slot] !== "string") : [];
  if (missing.length > 0) throw new Error(`render returned no HTML for ${missing.join(" and ")}`);
  // Through JSON, as in a page.
  send({ type: "done", page: JSON.parse(JSON.stringify({ html, data, decision })) as FromPage });
}

type FromPage = Extract<FromThread, { type: "done" }>["page"];

function isWhole({ redirect, status, hasPage }: RenderDecision): boolean {
  return redirect === undefined && (status < 400 || hasPage === true);
}

function send(message: FromThread): void {
  port.postMessage(message);
}

render().catch((error: unknown) => {
  send({ type: "failed", message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
});
