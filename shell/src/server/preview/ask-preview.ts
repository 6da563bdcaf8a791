import {
  maxPreviewStateBytes,
  type PreviewPass,
  type PreviewState,
  previewStateSchema,
  signedPreviewStateSchema,
} from "@zhian/contracts/preview-pass";
import { readBody } from "@zhian/server/read-body";
import { request } from "undici";
import { z } from "zod";
import { registryDeadlineMs } from "../snapshot/ask-registry.ts";
import type { TrustedKeys } from "../snapshot/key-ring.ts";
import { readSigned } from "../snapshot/read-signed.ts";
import type { PreviewRefusal } from "./preview.ts";

type Asked = { status: "in-force"; state: PreviewState } | { status: "refused"; reason: PreviewRefusal };

interface Dependencies {
  registryUrl: string;
  keys: Pick<TrustedKeys, "find">;
  now(): number;
}

/** Server clocks differ; an older response may be a replay. */
const mostAgeMs = 5 * 60_000;
const maxEnvelopeBytes = 2 * maxPreviewStateBytes;

const refusalSchema = z.object({ error: z.object({ code: z.string() }) });

/** Maps the registry's error codes to refusals. */
const reasons: Readonly<Record<string, PreviewRefusal>> = {
  "unknown-preview": "invalid",
  "unknown-environment": "elsewhere",
  "preview-expired": "expired",
  "preview-revoked": "revoked",
  "unknown-release": "gone",
  collected: "gone",
  withdrawn: "withdrawn",
};

/** Requests whether the preview is still in force, and its contents. Never throws. */
export async function askPreview(pass: PreviewPass, { registryUrl, keys, now }: Dependencies): Promise<Asked> {
  const url = `${registryUrl}/v1/environments/${encodeURIComponent(pass.environment)}/previews/${pass.id}`;
  const body = await read(url);
  if (body === undefined) return { status: "refused", reason: "unreachable" };
  const refused = refusalSchema.safeParse(body).data;
  if (refused) return { status: "refused", reason: reasons[refused.error.code] ?? "unreachable" };
  const signed = signedPreviewStateSchema.safeParse(body).data;
  const state = signed && readSigned({ ...signed, text: signed.state }, keys, previewStateSchema);
  if (!state || !isAbout(state, pass) || Math.abs(now() - Date.parse(state.issuedAt)) > mostAgeMs)
    return { status: "refused", reason: "unreachable" };
  return { status: "in-force", state };
}

async function read(url: string): Promise<unknown> {
  try {
    const answer = await request(url, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(registryDeadlineMs),
    });
    const body = await readBody(answer.body, maxEnvelopeBytes);
    return body && JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Rejects a validly signed response about another preview. */
function isAbout({ id, environment, releases }: PreviewState, pass: PreviewPass): boolean {
  const named = (all: readonly { name: string; version: string }[]) =>
    all.map(({ name, version }) => `${name}@${version}`).join();
  return id === pass.id && environment === pass.environment && named(releases) === named(pass.releases);
}
