import { startTracing } from "@zhian/observe/start-tracing";
import { toTraceSettings } from "@zhian/observe/trace-settings";
import { endOnSignal } from "@zhian/server/end-on-signal";
import { createLog } from "@zhian/server/log";
import { errorMessage } from "@zhian/server/read-error";
import { openStdout } from "@zhian/server/stdout-stream";
import { printableConfig, readConfig } from "./config.ts";
import { failpoints } from "./failpoints.ts";
import { startShell } from "./start-shell.ts";

try {
  const config = readConfig(process.env);
  failpoints.arm(config.SHELL_FAILPOINT);
  const { stream, dropped } = openStdout();
  const log = createLog({ service: "shell", level: config.SHELL_LOG_LEVEL, stream });
  log.info({ event: "server.starting", config: printableConfig(config) }, "the shell is starting");
  const tracing = await startTracing({
    service: "zhian-shell",
    ...toTraceSettings(config),
    onError: (message) => log.warn({ event: "traces.export_failed", detail: message }, "traces could not be sent"),
  });
  const shell = await startShell(config, log, dropped);
  log.info({ event: "server.listening", url: shell.url }, "the shell is listening");

  endOnSignal({
    announce(signal) {
      log.info({ event: "server.draining", signal }, "the shell is draining its connections");
      shell.announceEnd();
    },
    noticeMs: config.SHELL_DRAIN_NOTICE_MS,
    async close() {
      await shell.close();
      await tracing.close();
    },
    drainMs: config.SHELL_DRAIN_SECONDS * 1000,
  });
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exit(1);
}
