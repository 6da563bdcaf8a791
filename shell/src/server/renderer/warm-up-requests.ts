import type { FragmentManifest } from "@zhian/contracts/fragment";
import { localePath } from "@zhian/contracts/locale";
import type { PublicConfig, RenderRequest } from "@zhian/contracts/render";

/** A page that the fragment owns, in both languages and once more. */
export function warmUpRequests(manifest: FragmentManifest, config: PublicConfig): RenderRequest[] {
  const exact = manifest.routes.find((pattern) => !pattern.endsWith("/*"));
  const path = exact ?? (manifest.routes[0]?.replace(/\/\*$/, "") || "/");
  const slots = manifest.slots;
  return (["en", "zh", "en"] as const).map((locale) => ({
    url: localePath(locale, path),
    locale,
    currency: "USD",
    signedIn: false,
    slots,
    config,
  }));
}
