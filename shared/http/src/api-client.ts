import {
  type ApiClient,
  type EndpointData,
  type EndpointInput,
  type EndpointName,
  endpoints,
} from "@zhian/contracts/endpoints";
import { envelopeSchema } from "@zhian/contracts/envelope";
import { readTolerantly } from "@zhian/contracts/tolerant-reader";
import axios, { type AxiosAdapter, isAxiosError } from "axios";
import { ApiError } from "./api-error.ts";
import { authorization, type HttpOptions } from "./http-options.ts";
import { readTwice } from "./read-twice.ts";

interface ClientOptions extends HttpOptions {
  /** Replaces the network in tests. */
  adapter?: AxiosAdapter;
}

/** XMLHttpRequest has no option for it. */
const withoutCache = { adapter: "fetch", fetchOptions: { cache: "no-store" } } as const;

/** For one call, including its retry: then the page reports it and offers a retry. The slowest call of the site takes two seconds. */
const timeoutMs = 5_000;

/** Calls by their name in the catalogue. Loaded with the first call: the first view needs neither axios nor the schemas. */
export function createApiClient({ adapter, asksAnew, ...options }: ClientOptions): Required<ApiClient> {
  const { base, token, onStatus, onDropped } = options;
  // No cookie is copied into a header; axios would look for one, asynchronously, before each request.
  const http = axios.create({ baseURL: base, withXSRFToken: false, ...(adapter && { adapter }) });

  async function call<Name extends EndpointName>(
    name: Name,
    input: EndpointInput<Name> = {},
  ): Promise<EndpointData<Name>> {
    const { method, path, data: schema } = endpoints[name];
    const sent = token();
    const ask = (timeout: number) =>
      http.request<unknown>({
        url: path,
        method,
        timeout,
        headers: { ...input.headers, Authorization: authorization(path, sent) },
        ...(input.query !== undefined && { params: input.query }),
        ...(input.body !== undefined && { data: input.body }),
        ...(input.signal && { signal: input.signal }),
        ...(method === "GET" && asksAnew && { ...withoutCache, ...(adapter && { adapter }) }),
      });
    try {
      const response = method === "GET" ? await readTwice(ask, timeoutMs) : await ask(timeoutMs);
      const read = readTolerantly(schema, unwrap(path, response.data));
      if ("fault" in read) throw new ApiError("malformed", `${path}: ${read.fault}`, { url: path });
      if (read.dropped.length > 0) onDropped?.(path, read.dropped);
      // It has just been parsed with the catalogue's schema for this name.
      return read.data as EndpointData<Name>;
    } catch (error) {
      throw toApiError(path, error, (status) => onStatus(status, sent));
    }
  }

  /** Reads a file of the site, not a call of the api: neither below its base, nor in an envelope. */
  async function readMarkdown(address: string): Promise<string> {
    const sent = authorization(address, token());
    const headers = { Authorization: sent };
    try {
      const response = await readTwice(
        (timeout) => http.request<string>({ url: address, baseURL: "", timeout, headers, responseType: "text" }),
        timeoutMs,
      );
      return response.data;
    } catch (error) {
      throw toApiError(address, error, (status) => onStatus(status, sent));
    }
  }

  return { call, readMarkdown };
}

/** The house rule: `code !== 0` is a failure, whatever the HTTP status says. */
function unwrap(url: string, body: unknown): unknown {
  const envelope = readTolerantly(envelopeSchema, body);
  if ("fault" in envelope) throw new ApiError("malformed", `${url}: malformed envelope`, { url });
  const { code, msg, data } = envelope.data;
  if (code !== 0) throw new ApiError("rejected", msg || requestFailed(), { url, code, body: { code, msg, data } });
  return data;
}

function toApiError(url: string, cause: unknown, onStatus: (status: 400 | 401) => void): unknown {
  if (!isAxiosError<unknown>(cause) || cause.code === "ERR_CANCELED") return cause;
  if (cause.code === "ECONNABORTED" || cause.code === "ETIMEDOUT") {
    return new ApiError("timed-out", `${url}: no response within ${timeoutMs} ms`, { url, cause });
  }
  if (!cause.response) return new ApiError("unreachable", `${url}: no response`, { url, cause });

  const { status, data } = cause.response;
  if (status === 400 || status === 401) onStatus(status);
  const envelope = readTolerantly(envelopeSchema, data);
  if ("fault" in envelope || envelope.data.code === 0) {
    return new ApiError("refused", `${url}: HTTP ${status}`, { url, status, cause });
  }
  const { code, msg } = envelope.data;
  const body = { code, msg, data: envelope.data.data };
  return new ApiError("rejected", msg || requestFailed(), { url, status, code, cause, body });
}

const words = { en: "The request failed", zh: "请求失败" };

/** The message for a call that failed without one of its own, in the page's language. */
function requestFailed(): string {
  return words[document.documentElement.lang.startsWith("zh") ? "zh" : "en"];
}
