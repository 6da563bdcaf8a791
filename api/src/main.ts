import { endOnSignal } from "@zhian/server/end-on-signal";
import { openStdout } from "@zhian/server/stdout-stream";
import { warmArticles } from "./cms/warm-articles.ts";
import { readConfig } from "./config.ts";
import { failpoints } from "./failpoints.ts";
import { drainMs, startApi } from "./start-api.ts";

const expected = new Set(["ConfigError", "ContentError", "DatabaseError", "PriceBookError", "SeedError"]);

try {
  const config = readConfig(process.env);
  failpoints.arm(config.failpoint);
  const api = warmArticles().then(() => startApi(config, openStdout().stream));
  // Registered before the api is ready: a process that sees it listening may stop it at once.
  endOnSignal({
    announce: async () => (await api).announceEnd(),
    noticeMs: config.drainNoticeMs,
    close: async () => (await api).close(),
    drainMs,
  });
  const { importContent } = await api;
  // Sent by `npm run content:import`.
  process.on("SIGHUP", () => void importContent());
} catch (error) {
  process.stderr.write(`${toMessage(error)}\n`);
  process.exit(1);
}

/** One sentence for an error that an operator can fix; any other is our own fault and includes its stack. */
function toMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE") {
    return `${error.message}. Another process is using this port: stop it, or set API_PORT.`;
  }
  if (expected.has(error.name)) return error.message;
  return error.stack ?? error.message;
}
