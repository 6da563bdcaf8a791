import { setTimeout as sleep } from "node:timers/promises";
import { openStdout } from "@zhian/server/stdout-stream";
import { warmArticles } from "./cms/warm-articles.ts";
import { readConfig } from "./config.ts";
import { failpoints } from "./failpoints.ts";
import { type RunningApi, startApi } from "./start-api.ts";

const drainLimitMs = 10_000;
const expected = new Set(["ConfigError", "ContentError", "DatabaseError", "PriceBookError", "SeedError"]);

try {
  const config = readConfig(process.env);
  failpoints.arm(config.failpoint);
  const api = warmArticles().then(() => startApi(config, openStdout().stream));
  // Before it is ready: whoever hears that it listens may ask it to end at once.
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void end(api, config.drainNoticeMs));
  }
  const { importContent } = await api;
  // Sent by `npm run content:import`.
  process.on("SIGHUP", () => void importContent());
} catch (error) {
  process.stderr.write(`${toMessage(error)}\n`);
  process.exit(1);
}

async function end(starting: Promise<RunningApi>, noticeMs: number): Promise<void> {
  setTimeout(() => process.exit(1), noticeMs + drainLimitMs).unref();
  const api = await starting;
  api.announceEnd();
  await sleep(noticeMs);
  await api.close();
  process.exit(0);
}

/** What an operator can act on is one sentence; everything else is a fault of ours and comes with its stack. */
function toMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE") {
    return `${error.message}. Another process has this port: stop it, or set API_PORT.`;
  }
  if (expected.has(error.name)) return error.message;
  return error.stack ?? error.message;
}
