import { startTracing } from "@zhian/observe/start-tracing";
import { endOnSignal } from "@zhian/server/end-on-signal";
import { createLog } from "@zhian/server/log";
import { errorCode, errorMessage } from "@zhian/server/read-error";
import { openStdout } from "@zhian/server/stdout-stream";
import { maskSecrets, readConfig } from "./config.ts";
import { drainMs, startRegistry } from "./start-registry.ts";
import { failpoints } from "./support/failpoints.ts";

try {
  const config = readConfig(process.env);
  failpoints.arm(config.failpoint);
  const log = createLog({ service: "registry", level: config.logLevel, stream: openStdout().stream });
  log.info({ event: "server.starting", config: maskSecrets(config) }, "the registry is starting");
  const onError = (detail: string) => log.warn({ event: "traces.export_failed", detail }, "traces could not be sent");
  const tracing = await startTracing({ service: "zhian-registry", ...config.traces, onError });
  const registry = await startRegistry(config, { log });
  endOnSignal({
    announce: registry.announceEnd,
    noticeMs: config.drainNoticeMs,
    async close() {
      await registry.close();
      await tracing.close();
    },
    drainMs,
  });
  // Last: a process that waits for this line may send a signal next.
  log.info({ event: "server.listening", url: registry.url }, "the registry is listening");
} catch (error) {
  fail(error);
}

/** Prints one line for the operator, without a stack trace. */
function fail(error: unknown): never {
  const message = errorMessage(error);
  const isPortTaken = errorCode(error) === "EADDRINUSE";
  console.error(isPortTaken ? `The registry cannot start: ${message}. Set REGISTRY_PORT to a free port.` : message);
  process.exit(1);
}
