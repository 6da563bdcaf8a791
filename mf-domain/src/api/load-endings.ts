import type { ApiClient, EndpointData } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";

type EndingList = EndpointData<"bcd.price">;

interface EndingsQuery {
  locale: Locale;
  signal: AbortSignal;
}

/** Null if the price list could not be loaded: the page then says so. */
export async function loadEndings(api: ApiClient, { locale, signal }: EndingsQuery): Promise<EndingList | null> {
  try {
    return await api.call("bcd.price", { query: { locale }, signal });
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}
