import { errorMessage } from "@zhian/server/read-error";
import { setTimeout as sleep } from "node:timers/promises";
import { startTracing } from "@zhian/observe/start-tracing";
import { toTraceSettings } from "@zhian/observe/trace-settings";
import { printableConfig, readConfig } from "./config.ts";
import { failpoints } from "./failpoints.ts";
import { openLog } from "./operate/log.ts";
import { startShell } from "./start-shell.ts";

try {
  const config = readConfig(process.env);
  failpoints.arm(config.SHELL_FAILPOINT);
  const { log, dropped } = openLog(config.SHELL_LOG_LEVEL);
  log.info({ config: printableConfig(config) }, "starting");
  const tracing = await startTracing({
    service: "zhian-shell",
    ...toTraceSettings(config),
    onError: (message) => log.warn({ fault: "traces_not_sent", detail: message }, "traces could not be sent"),
  });
  const shell = await startShell(config, log, dropped);
  log.info({ url: shell.url }, "listening");

  let isEnding = false;
  const end = async (signal: string) => {
    if (isEnding) return;
    isEnding = true;
    log.info({ signal }, "draining");
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
