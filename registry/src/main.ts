import { errorCode, errorMessage } from "@zhian/server/read-error";
import { setTimeout as sleep } from "node:timers/promises";
import { startTracing } from "@zhian/observe/start-tracing";
import { maskSecrets, readConfig } from "./config.ts";
import { startRegistry } from "./start-registry.ts";
import { failpoints } from "./support/failpoints.ts";

try {
  const config = readConfig(process.env);
  failpoints.arm(config.failpoint);
  const onError = (detail: string) =>
    console.log(JSON.stringify({ event: "traces-not-sent", service: "registry", detail }));
  const tracing = await startTracing({ service: "zhian-registry", ...config.traces, onError });
  const registry = await startRegistry(config, { log });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      registry.announceEnd();
      sleep(config.drainNoticeMs)
        .then(() => registry.close())
        .then(() => tracing.close())
        .then(
          () => process.exit(0),
          (error: unknown) => fail(error),
        );
    });
  }
  // Last: who waits for this line may send a signal next.
  console.log(
    JSON.stringify({ event: "started", service: "registry", url: registry.url, config: maskSecrets(config) }),
  );
} catch (error) {
  fail(error);
}

/** One line for a person; the causes, which only a developer needs, behind it. */
function fail(error: unknown): never {
  const message = errorMessage(error);
  const isPortTaken = errorCode(error) === "EADDRINUSE";
  console.error(isPortTaken ? `The registry cannot start: ${message}. Set REGISTRY_PORT to a free port.` : message);
  process.exit(1);
}
