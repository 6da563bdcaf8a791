import {
  type ApiClient,
  type EndpointData,
  type EndpointInput,
  type EndpointName,
  endpoints,
} from "@zhian/contracts/endpoints";
import { envelopeSchema } from "@zhian/contracts/envelope";
import axios, { type AxiosAdapter, isAxiosError } from "axios";
import { ApiError } from "./api-error.ts";
import { authorization, type HttpOptions } from "./http-options.ts";

interface ClientOptions extends HttpOptions {
  /** Another wire, for tests. */
  adapter?: AxiosAdapter;
}

const timeoutMs = 8_000;

/** Calls by their name in the catalogue. Loaded with the first call: axios and the schemas stay out of the first view. */
export function createApiClient({ base, token, onStatus, adapter }: ClientOptions): ApiClient {
  const http = axios.create({ baseURL: base, timeout: timeoutMs, ...(adapter && { adapter }) });

  async function call<Name extends EndpointName>(
    name: Name,
    input: EndpointInput<Name> = {},
  ): Promise<EndpointData<Name>> {
    const { method, path, data: schema } = endpoints[name];
    const sent = token();
    try {
      const response = await http.request<unknown>({
        url: path,
        method,
        headers: { ...input.headers, Authorization: authorization(path, sent) },
        ...(input.query !== undefined && { params: input.query }),
        ...(input.body !== undefined && { data: input.body }),
        ...(input.signal && { signal: input.signal }),
      });
      const data = schema.safeParse(unwrap(path, response.data));
      if (!data.success)
        throw new ApiError("malformed", `${path}: ${data.error.message}`, { url: path, cause: data.error });
      // The catalogue's schema for this very name has just parsed it.
      return data.data as EndpointData<Name>;
    } catch (error) {
      throw toApiError(path, error, (status) => onStatus(status, sent));
    }
  }

  return { call };
}

/** The house rule: `code !== 0` is a failure, whatever the HTTP status says. */
function unwrap(url: string, body: unknown): unknown {
  const envelope = envelopeSchema.safeParse(body);
  if (!envelope.success) throw new ApiError("malformed", `${url}: no envelope`, { url, cause: envelope.error });
  const { code, msg, data } = envelope.data;
  if (code !== 0) throw new ApiError("rejected", msg, { url, code, body: { code, msg, data } });
  return data;
}

function toApiError(url: string, cause: unknown, onStatus: (status: 400 | 401) => void): unknown {
  if (!isAxiosError<unknown>(cause) || cause.code === "ERR_CANCELED") return cause;
  if (cause.code === "ECONNABORTED" || cause.code === "ETIMEDOUT") {
    return new ApiError("timed-out", `${url}: no answer in ${timeoutMs} ms`, { url, cause });
  }
  if (!cause.response) return new ApiError("unreachable", `${url}: no answer`, { url, cause });

  const { status, data } = cause.response;
  if (status === 400 || status === 401) onStatus(status);
  const envelope = envelopeSchema.safeParse(data);
  if (!envelope.success || envelope.data.code === 0) {
    return new ApiError("refused", `${url}: HTTP ${status}`, { url, status, cause });
  }
  const { code, msg } = envelope.data;
  return new ApiError("rejected", msg, { url, status, code, cause, body: { code, msg, data: envelope.data.data } });
}
