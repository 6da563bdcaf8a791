import type { ApiClient } from "@zhian/contracts/endpoints";
import type { HttpOptions } from "./http-options.ts";

/** Creates a client that loads its code with the first call. A failed load is retried with the next. */
export function createLazyApi(options: HttpOptions): ApiClient {
  let loading: Promise<Required<ApiClient>> | undefined;

  function client(): Promise<Required<ApiClient>> {
    loading ??= import(/* webpackChunkName: "api-client" */ "./api-client.ts")
      .then(({ createApiClient }) => createApiClient(options))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  }

  return {
    call: async (name, input) => (await client()).call(name, input),
    readMarkdown: async (address) => (await client()).readMarkdown(address),
  };
}
