import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { HealthReport } from "@zhian/contracts/health";
import type { Log } from "@zhian/server/log";
import { errorMessage } from "@zhian/server/read-error";
import { request } from "undici";
import type { Config } from "../config.ts";

interface Options {
  config: Pick<
    Config,
    | "SHELL_REGISTRY_URL"
    | "SHELL_ENVIRONMENT"
    | "SHELL_REGISTRY_TOKEN"
    | "SHELL_REGISTRY_TOKEN_FILE"
    | "SHELL_HEALTH_SECONDS"
  >;
  /** Returns the contents of the next report; each is sent once, unless `keep` is called. */
  take(): Omit<HealthReport, "shell">;
  /** Called if the last report did not reach the registry. */
  keep?(): void;
  log: Log;
}

const deadlineMs = 3_000;

/** Reports the releases' health to the registry every few seconds. Undelivered contents are lost unless `keep` stores them. */
export function sendReports({ config, take, keep, log }: Options): { stop(): Promise<void> } {
  const { SHELL_REGISTRY_URL: registryUrl, SHELL_ENVIRONMENT: environment, SHELL_HEALTH_SECONDS: seconds } = config;
  const url = `${registryUrl}/v1/environments/${encodeURIComponent(environment)}/health`;
  const shell = randomUUID();
  const controller = new AbortController();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let problem: string | undefined;

  async function send(): Promise<void> {
    const found = await deliver(take());
    if (found !== undefined) keep?.();
    if (found !== problem && !controller.signal.aborted) {
      if (found === undefined) log.info({ event: "health_report.resumed" }, "health reports reach the registry again");
      else log.warn({ event: "health_report.failed", problem: found }, "health reports do not reach the registry");
    }
    problem = found;
  }

  /** Returns the problem, or undefined on success. */
  async function deliver(report: Omit<HealthReport, "shell">): Promise<string | undefined> {
    try {
      const token = config.SHELL_REGISTRY_TOKEN ?? (await readFile(config.SHELL_REGISTRY_TOKEN_FILE, "utf8")).trim();
      const answer = await request(url, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ shell, ...report }),
        signal: AbortSignal.any([controller.signal, AbortSignal.timeout(deadlineMs)]),
      });
      await answer.body.dump();
      return answer.statusCode === 204 ? undefined : `the registry returned ${answer.statusCode}`;
    } catch (error) {
      return errorMessage(error);
    }
  }

  function schedule(): void {
    // Random, so that shells started together do not report together.
    timer = setTimeout(() => void tell(), seconds * 1000 * (0.75 + Math.random() / 2));
    timer.unref();
  }

  async function tell(): Promise<void> {
    running = send();
    await running;
    if (!controller.signal.aborted) schedule();
  }

  schedule();
  return {
    async stop() {
      controller.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
