import type { ApiClient, EndpointData } from "@zhian/contracts/endpoints";

export type Rate = EndpointData<"finance.currencyRate">;

/** Returns null if the rate is unavailable: the page then shows dollars and says so. */
export async function getRate(api: ApiClient, signal: AbortSignal): Promise<Rate | null> {
  try {
    return await api.call("finance.currencyRate", { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}
