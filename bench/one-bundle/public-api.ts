import { type ApiClient, endpoints } from "@zhian/contracts/endpoints";
import { envelopeSchema } from "@zhian/contracts/envelope";

/** The api for renders in this process. Each response is requested once and cached, as shells cache them during a bench. */
export function createPublicApi(apiUrl: string): ApiClient {
  const held = new Map<string, Promise<unknown>>();
  return {
    call(name, input) {
      const query = Object.entries(input?.query ?? {}).map(([key, value]) => [key, String(value)]);
      const search = new URLSearchParams(query).toString();
      const { method, path } = endpoints[name];
      const url = `${apiUrl}/api${path}${search && `?${search}`}`;
      const body = method === "POST" ? JSON.stringify(input?.body ?? {}) : undefined;
      const key = `${url} ${body ?? ""}`;
      const answer = held.get(key) ?? fetchData(url, body);
      held.set(key, answer);
      // The api validates its responses against this endpoint's schema, and the bench runs the api of the same sources.
      return answer as never;
    },
  };
}

async function fetchData(url: string, body: string | undefined): Promise<unknown> {
  const posted = body !== undefined && { method: "POST", headers: { "content-type": "application/json" }, body };
  const answer = await fetch(url, { ...posted });
  const { code, data, msg } = envelopeSchema.parse(await answer.json());
  if (code !== 0) throw new Error(`${url}: ${msg}`);
  return data;
}
