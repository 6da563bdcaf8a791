import type { ApiClient, EndpointData } from "@zhian/contracts/endpoints";
import { htmlLang, type Locale } from "@zhian/contracts/locale";

export type Standing = EndpointData<"popularize.detail">;
export type Material = EndpointData<"popularize.matterList">["list"][number];

export interface Membership {
  standing: Standing;
  /** The own link, of a member; missing where it could not be had. */
  material: Material | undefined;
}

/** Rejects when not even the standing could be had. */
export async function loadMembership(api: ApiClient, locale: Locale, signal: AbortSignal): Promise<Membership> {
  const standing = await api.call("popularize.detail", { signal });
  if (!standing.code) return { standing, material: undefined };
  const headers = { "accept-language": htmlLang(locale) };
  // Without it the figures still stand.
  const materials = await api.call("popularize.matterList", { headers, signal }).catch(() => undefined);
  return { standing, material: materials?.list[0] };
}
