import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import type { LoadSite } from "./load-site.ts";

export interface Changed {
  revision: number;
  /** When the registry's response arrived, by the wall clock. */
  answeredAt: number;
}

/** Does the work of the `fragments` command over HTTP, without a process per call. Throws if a call is refused. */
export interface Operator {
  publish(name: string, tarball: Buffer<ArrayBuffer>): Promise<void>;
  /** Not watched: a bad neighbour must stay, and only the bench may make changes. */
  promote(name: string, version: string): Promise<Changed>;
  rollback(name: string): Promise<Changed>;
  revision(): Promise<number>;
}

interface Call {
  method?: "POST";
  headers?: Record<string, string>;
  body?: string | Buffer<ArrayBuffer>;
}

const statusSchema = z.object({ revision: z.number() });
const changedSchema = z.object({ revision: z.number(), changed: z.boolean() });

export async function createOperator({ env, servers }: LoadSite, environment: string): Promise<Operator> {
  const token = (await readFile(join(env["REGISTRY_DATA_DIR"] ?? "", "operator-token"), "utf8")).trim();
  const call = async (path: string, init: Call = {}): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const answer = await fetch(servers.registry.url + path, { ...init, headers });
    if (!answer.ok) throw new Error(`the registry returned ${answer.status} for ${path}: ${await answer.text()}`);
    return answer.json();
  };
  const base = `/v1/environments/${environment}`;

  async function readRevision(): Promise<number> {
    return statusSchema.parse(await call(`${base}/status`)).revision;
  }

  async function change(name: string, wanted: object): Promise<Changed> {
    const seen = await readRevision();
    const headers = {
      "content-type": "application/json",
      "if-match": `"${seen}"`,
      "idempotency-key": randomUUID(),
    };
    const body = JSON.stringify({ ...wanted, reason: "bench" });
    const answer = await call(`${base}/deployments/${name}`, { method: "POST", headers, body });
    const { revision, changed } = changedSchema.parse(answer);
    if (!changed) throw new Error(`the registry changed nothing for ${JSON.stringify(wanted)}`);
    return { revision, answeredAt: performance.timeOrigin + performance.now() };
  }

  return {
    async publish(name, tarball) {
      const headers = { "content-type": "application/gzip" };
      await call(`/v1/fragments/${name}/releases`, { method: "POST", headers, body: tarball });
    },
    promote: (name, version) => change(name, { action: "promote", version, again: true, watch: false }),
    rollback: (name) => change(name, { action: "rollback" }),
    revision: readRevision,
  };
}
