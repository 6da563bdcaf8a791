import { type Endpoint, endpoints } from "@zhian/contracts/endpoints";
import { envelopeSchema } from "@zhian/contracts/envelope";
import { readTolerantly } from "@zhian/contracts/tolerant-reader";
import * as z from "zod/mini";
import { reasonOf } from "./reason-of.ts";
import type { SiteAnswer, SiteCall } from "./render-messages.ts";

const limitMs = 10_000;
const nothing = z.optional(z.object({}));

/**
 * The site's API for a local render: the calls that the site's own renders may make, at its public address, without signing in.
 * Never rejects.
 */
export function createCallSite(base: string) {
  return async function callSite({ name, query, body }: SiteCall): Promise<SiteAnswer> {
    const all: Readonly<Record<string, Endpoint>> = endpoints;
    const endpoint = Object.hasOwn(all, name) ? all[name] : undefined;
    if (!endpoint?.isPublic) return failed("refused", `${name} may not be called during a render`);
    const schema = z.object({ query: endpoint.query ?? nothing, body: endpoint.body ?? nothing });
    const sent = schema.safeParse({ query: query ?? {}, body });
    if (!sent.success) return failed("malformed", `${name}: ${z.prettifyError(sent.error)}`);
    const pairs = Object.entries(sent.data.query ?? {}).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
    return ask(endpoint, `${base}${endpoint.path}${search && `?${search}`}`, sent.data.body);
  };
}

async function ask({ method, data }: Endpoint, url: string, body: unknown): Promise<SiteAnswer> {
  const posted = { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body ?? {}) };
  try {
    const signal = AbortSignal.timeout(limitMs);
    const answer = await fetch(url, { ...(method === "POST" && posted), signal });
    const envelope = readTolerantly(envelopeSchema, await answer.json());
    if ("fault" in envelope) return failed("malformed", `${url}: malformed envelope`, answer.status);
    if (envelope.data.code !== 0) return { status: "rejected", body: envelope.data };
    const read = readTolerantly(data, envelope.data.data);
    if ("fault" in read) return failed("malformed", `${url}: ${read.fault}`, answer.status);
    return { status: "answered", data: read.data };
  } catch (error) {
    return failed("unreachable", `${url}: ${reasonOf(error)}`);
  }
}

function failed(kind: string, message: string, httpStatus?: number): SiteAnswer {
  return { status: "failed", kind, message, ...(httpStatus && { httpStatus }) };
}
