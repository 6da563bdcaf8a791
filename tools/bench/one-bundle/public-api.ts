import { type ApiClient, endpoints } from "@zhian/contracts/endpoints";
import { envelopeSchema } from "@zhian/contracts/envelope";

/** The api for renders in this process; each answer is asked for once and kept, as the shell keeps them while a bench runs. */
export function createPublicApi(apiUrl: string): ApiClient {
  const held = new Map<string, Promise<unknown>>();
  return {
    call(name, input) {
      const query = Object.entries(input?.query ?? {}).map(([key, value]) => [key, String(value)]);
      const search = new URLSearchParams(query).toString();
      const url = `${apiUrl}/api${endpoints[name].path}${search && `?${search}`}`;
      const answer = held.get(url) ?? fetchData(url);
      held.set(url, answer);
      // The api checks its own answers against this endpoint's schema, and the bench runs the api of the same sources.
      return answer as never;
    },
  };
}

async function fetchData(url: string): Promise<unknown> {
  const answer = await fetch(url);
  const { code, data, msg } = envelopeSchema.parse(await answer.json());
  if (code !== 0) throw new Error(`${url}: ${msg}`);
  return data;
}
