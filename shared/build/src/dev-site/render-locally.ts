import { extname, join } from "node:path";
import { Worker } from "node:worker_threads";
import type { RenderRequest } from "@zhian/contracts/render";
import { serverModules } from "@zhian/contracts/server-modules";
import type { LocalRelease } from "./local-release.ts";
import type { FromThread, LocalPage, RenderStart, SiteAnswer, SiteCall, ToThread } from "./render-messages.ts";

/** Ends a render that hangs; a site allows one second. */
const limitMs = 10_000;

interface Options {
  call(call: SiteCall): Promise<SiteAnswer>;
  limitMs?: number;
}

/**
 * Renders an address with the release's server bundle, in a separate thread: without environment variables, with the modules that a shell
 * provides, and with the site's API. Rejects with an Error that describes the render's failure.
 */
export async function renderLocally(
  { manifest, dist }: LocalRelease,
  request: RenderRequest,
  { call, limitMs: most = limitMs }: Options,
): Promise<LocalPage> {
  const start: RenderStart = { file: join(dist, manifest.server.entry), modules: serverModules, request };
  const entry = new URL(`./render-thread${extname(import.meta.url)}`, import.meta.url);
  const thread = new Worker(entry, { workerData: start, env: {}, argv: [], execArgv: [] });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<LocalPage>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`timed out after ${most / 1000} s`)), most);
      thread.on("message", (message: FromThread) => {
        if (message.type === "done") resolve(message.page);
        else if (message.type === "failed") reject(new Error(message.message));
        else void call(message).then((answer) => thread.postMessage({ call: message.call, answer } satisfies ToThread));
      });
      thread.once("error", reject);
      thread.once("exit", (code) => reject(new Error(`the thread exited with code ${code}`)));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
