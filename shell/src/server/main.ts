import { setTimeout as sleep } from "node:timers/promises";
import { startTracing } from "@zhian/observe/start-tracing";
import { toTraceSettings } from "@zhian/observe/trace-settings";
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
  log.info({ event: "server.starting", config: printableConfig(config) }, "the shell starts");
  const tracing = await startTracing({
    service: "zhian-shell",
    ...toTraceSettings(config),
    onError: (message) => log.warn({ event: "traces.export_failed", detail: message }, "traces could not be sent"),
  });
  const shell = await startShell(config, log, dropped);
  log.info({ event: "server.listening", url: shell.url }, "the shell listens");

  let isEnding = false;
  const end = async (signal: string) => {
    if (isEnding) return;
    isEnding = true;
    log.info({ event: "server.draining", signal }, "the shell drains its connections");
    shell.announceEnd();
    await sleep(config.SHELL_DRAIN_NOTICE_MS);
    await shell.close();
    await tracing.close();
    process.exit(0);
  };
  process.on("SIGTERM", (signal) => void end(signal));
  process.on("SIGINT", (signal) => void end(signal));
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exit(1);
}
