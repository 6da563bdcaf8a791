import type { ApiClient, EndpointData } from "@zhian/contracts/endpoints";
import { htmlLang, type Locale } from "@zhian/contracts/locale";

export type Standing = EndpointData<"popularize.detail">;
export type Material = EndpointData<"popularize.matterList">["list"][number];

export interface Membership {
  standing: Standing;
  /** A member's own link; undefined if it could not be loaded. */
  material: Material | undefined;
}

/** Rejects if the standing could not be loaded. */
export async function loadMembership(api: ApiClient, locale: Locale, signal: AbortSignal): Promise<Membership> {
  const standing = await api.call("popularize.detail", { signal });
  if (!standing.code) return { standing, material: undefined };
  const headers = { "accept-language": htmlLang(locale) };
  // The figures can be shown without it.
  const materials = await api.call("popularize.matterList", { headers, signal }).catch(() => undefined);
  return { standing, material: materials?.list[0] };
}
