import { join } from "node:path";
import { until } from "@zhian/chaos/until";
import { cookieNames } from "@zhian/contracts/locale";
import type { RegistryConfig } from "../../registry/src/config.ts";
import type { ReleaseFixture } from "../../registry/src/testing/release-tarball.ts";
import { type RunningRegistry, startTestRegistry } from "../../registry/src/testing/running-registry.ts";
import { type RunningShell, startTestShell, untilRevision } from "../../shell/src/server/testing/running-shell.ts";

export interface Together {
  registry: RunningRegistry;
  /** Starts another shell on each call, with an empty disk. */
  startShell(variables?: Record<string, string>): Promise<RunningShell>;
  /** Publishes a release whose pages show its version, or first run `code`. */
  publish(name: string, version: string, code?: string): Promise<void>;
  /** Changes the environment, and waits until the shells serve it. */
  change(name: string, change: object): Promise<void>;
  /** The registry's status of one fragment. */
  status(name: string): Promise<Record<string, unknown>>;
  /** The last entry of the log. */
  last(): Promise<Record<string, unknown>>;
  /** Advances the registry's clock. */
  pass(ms: number): void;
  close(): Promise<void>;
}

/** Starts a real registry, and real shells that use it. */
export async function startTogether(overrides: Partial<RegistryConfig> = {}): Promise<Together> {
  let passedMs = 0;
  const registry = await startTestRegistry(overrides, { now: () => new Date(Date.now() + passedMs) });
  const shells: RunningShell[] = [];
  const read = async (path: string) => Object(await (await registry.fetch(`/v1${path}`)).json());
  const { publicKey } = await read("/keys");
  return {
    registry,
    async startShell(variables = {}) {
      const shell = await startTestShell(
        { url: registry.url, publicKey },
        {
          SHELL_REGISTRY_TOKEN_FILE: join(registry.dataDir, "shell-token"),
          SHELL_HEALTH_SECONDS: "1",
          ...variables,
        },
      );
      shells.push(shell);
      await until(
        "the shell's first revision",
        async () => (await shell.get("/readyz")).status,
        (status) => status === 200,
      );
      return shell;
    },
    async publish(name, version, code = "") {
      const answer = await registry.publish(releaseOf(name, version, code));
      if (answer.status !== 201) throw new Error(`not published: ${await answer.text()}`);
    },
    async change(name, change) {
      const answer = await registry.change(name, { reason: "a test", ...change });
      if (answer.status !== 200) throw new Error(`not changed: ${await answer.text()}`);
      const revision = await registry.revision();
      await Promise.all(shells.map((shell) => untilRevision(shell, revision)));
    },
    async status(name) {
      const { fragments } = await read("/environments/production/status");
      return fragments.find((fragment: { name: string }) => fragment.name === name);
    },
    last: async () => (await read("/environments/production/log?limit=1")).entries[0],
    pass: (ms) => void (passedMs += ms),
    async close() {
      await Promise.all(shells.map((shell) => shell.close()));
      await registry.close();
    },
  };
}

function releaseOf(name: string, version: string, code: string): ReleaseFixture {
  const render = `
    let count = 0;
    exports.render = async (request, context) => {
      ${code}
      context.decide({ status: 200, chunks: [], head: { title: "t", description: "d", keywords: "k" } });
      return { html: { main: "<p>${version}</p>" }, data: {} };
    };
    exports.fallback = () => ({});`;
  return { name, version, files: { "server/render.cjs": render } };
}

export interface Visit {
  status: number;
  html: string;
  /** Release of `name` that the page is composed of. */
  version: string | undefined;
  requestId: string;
}

/** Visits a page with the visitor's own cookie and address. */
export async function visit(shell: RunningShell, path: string, visitor: number): Promise<Visit> {
  const headers = visitorHeaders(visitor);
  const answer = await shell.get(path, { headers });
  const html = await answer.text();
  const version = /\/_fragments\/mf-[a-z-]+\/([^/"]+)\//.exec(html)?.[1];
  return { status: answer.status, html, version, requestId: answer.headers.get("x-request-id") ?? "" };
}

export function visitorHeaders(visitor: number): Record<string, string> {
  return {
    cookie: `${cookieNames.visitor}=${`visitor-${visitor}-`.padEnd(22, "x")}`,
    "x-forwarded-for": `198.18.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`,
  };
}
