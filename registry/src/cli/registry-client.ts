import { parseJson } from "@zhian/server/parse-json";
import { errorCode, errorMessage } from "@zhian/server/read-error";
import * as z from "zod";
import { placeSchema } from "../model/manifest-line.ts";
import { CliError } from "./cli-error.ts";

const timeoutMs = 120_000;

const errorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    remedy: z.string(),
    at: z.array(placeSchema).optional(),
  }),
});

interface CallOptions {
  method?: "GET" | "POST" | "DELETE";
  headers?: Record<string, string>;
  body?: ReadableStream | string;
}

export interface RegistryClient {
  /** Without a trailing slash. */
  url: string;
  /** Returns status and parsed body; throws a CliError for anything but success. */
  call<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    options?: CallOptions,
  ): Promise<{ status: number; body: z.output<Schema> }>;
}

export function createRegistryClient(url: string, readToken: () => string | undefined): RegistryClient {
  return {
    url,
    async call(path, schema, options = {}) {
      const { method = "GET", headers = {}, body } = options;
      const token = method === "GET" && !path.startsWith("/v1/tokens") ? undefined : readToken();
      const response = await reach(url, () =>
        fetch(url + path, {
          method,
          headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
          signal: AbortSignal.timeout(timeoutMs),
          ...(body !== undefined && { body, duplex: "half" }),
        }),
      );
      const text = await reach(url, () => response.text());
      const parsed = parseJson(text || "null");
      if (!response.ok) throw toCliError(response.status, parsed);
      const read = schema.safeParse(parsed);
      if (read.success) return { status: response.status, body: read.data };
      throw new CliError("failed", `${url} does not respond like a registry.`, "Check --registry.");
    },
  };
}

async function reach<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (untrusted.test(codeOf(cause) ?? "")) {
      throw new CliError(
        "unreachable",
        `This machine does not trust the certificate of the registry at ${url}: ${causeOf(cause)}.`,
        "Trust the authority that signed it: put NODE_EXTRA_CA_CERTS=/path/to/ca.pem before the command.",
      );
    }
    throw new CliError(
      "unreachable",
      `The registry at ${url} cannot be reached: ${causeOf(cause)}.`,
      "Start it with npm start, or specify another one with --registry or FRAGMENTS_REGISTRY.",
    );
  }
}

/** OpenSSL's codes: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const untrusted = /CERT|UNABLE_TO_(?:GET|VERIFY)/;

function codeOf(error: unknown): string | undefined {
  const isWrapped = typeof error === "object" && error !== null && "cause" in error && error.cause;
  return isWrapped ? codeOf(error.cause) : errorCode(error);
}

/** fetch reports "fetch failed" and puts the actual error into `cause`. */
function causeOf(error: unknown): string {
  if (typeof error === "object" && error !== null && "cause" in error && error.cause) return causeOf(error.cause);
  return errorMessage(error) || (errorCode(error) ?? "no response");
}

function toCliError(status: number, body: unknown): CliError {
  const exit = status === 409 || status === 412 || status === 428 ? "refused" : "failed";
  const known = errorSchema.safeParse(body);
  if (!known.success) return new CliError(exit, `The registry responded with ${status}.`, "Check its log.");
  const { code, message, remedy, at = [] } = known.data.error;
  return Object.assign(new CliError(exit, message, remedy), { code, at });
}
