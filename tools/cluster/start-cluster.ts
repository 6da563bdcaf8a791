import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Postgres, startPostgres } from "@zhian/chaos/postgres";
import { startTraceCollector, type TraceCollector } from "@zhian/observe/testing/trace-collector";
import { planReleases, releaseChanged } from "../release/release-changed.ts";
import type { ReleaseTarget } from "../release/release-target.ts";
import { makeEdge } from "./make-edge.ts";
import { createProgramMember, type Member } from "./member.ts";
import { createMembers, type Members, takePorts } from "./members.ts";
import { type SmsGateway, startSmsGateway } from "./sms-gateway.ts";

export interface Cluster extends Members {
  dir: string;
  /** The URL for visitors: https, on this machine. */
  url: string;
  certificate: string;
  postgres: Postgres;
  edge: Member;
  sms: SmsGateway;
  traces: TraceCollector;
  target: ReleaseTarget;
  close(): Promise<void>;
}

/** Starts the production setup without containers, from an empty state to a served site. */
export async function startCluster(root: string, dir: string, detail: (text: string) => void): Promise<Cluster> {
  await rm(dir, { recursive: true, force: true });
  await mkdir(join(dir, "store"), { recursive: true });
  const ports = await takePorts();
  const url = `https://127.0.0.1:${ports.site}`;
  detail("database, cache, store");
  const [postgres, sms, traces] = await Promise.all([startPostgres(), startSmsGateway(), startTraceCollector()]);
  const databases = {
    api: await postgres.createDatabase("api"),
    registry: await postgres.createDatabase("registry"),
  };
  const members = createMembers({ root, dir, url, ports, databases, smsUrl: sms.url, tracesUrl: traces.url });
  await Promise.all([members.valkey.start(), members.store.start()]);
  detail("registry");
  await members.registry.start();
  detail("fragments");
  const env = { ...process.env, REGISTRY_DATA_DIR: join(dir, "registry") };
  const target = { root, logDir: dir, registryUrl: members.registry.url, environment: "production", env };
  await releaseChanged(target, await planReleases(target), detail);

  detail("apis, edge and shells");
  // The first one migrates the database's schema.
  for (const api of members.apis) await api.start();
  const edge = await createEdge({ root, dir: join(dir, "edge"), ports, members });
  await edge.start();
  await Promise.all(members.shells.map((shell) => shell.start()));
  const certificate = await readFile(join(dir, "edge/certificate.pem"), "utf8");
  const outside = { postgres, sms, traces };
  return { ...members, ...outside, dir, url, certificate, edge, target, close: () => close(outside) };
}

interface EdgeParts {
  root: string;
  dir: string;
  ports: Awaited<ReturnType<typeof takePorts>>;
  members: Members;
}

async function createEdge({ root, dir, ports, members }: EdgeParts): Promise<Member> {
  const hostsOf = (all: readonly Member[]) => all.map(({ url }) => new URL(url).host);
  const upstreams = { shells: hostsOf(members.shells), apis: hostsOf(members.apis) };
  const command = await makeEdge({ root, dir, sitePort: ports.site, apiPort: ports.apiEdge, ...upstreams });
  return createProgramMember({ name: "edge", port: ports.site, command, dir });
}

/** The other processes stop with this command. */
async function close({ postgres, sms, traces }: Pick<Cluster, "postgres" | "sms" | "traces">): Promise<void> {
  sms.close();
  await traces.close();
  await postgres.close();
}
