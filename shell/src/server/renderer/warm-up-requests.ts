import type { FragmentManifest } from "@zhian/contracts/fragment";
import { localePath } from "@zhian/contracts/locale";
import type { PublicConfig, RenderRequest } from "@zhian/contracts/render";

const mostPages = 4;

/** Pages that the fragment owns, in both languages and once more: a cold render takes longer than its budget may be. */
export function warmUpRequests(manifest: FragmentManifest, config: PublicConfig): RenderRequest[] {
  const exact = manifest.routes.filter((pattern) => !pattern.endsWith("/*")).slice(0, mostPages);
  const paths = exact.length > 0 ? exact : [manifest.routes[0]?.replace(/\/\*$/, "") || "/"];
  const slots = manifest.slots;
  return (["en", "zh", "en"] as const).flatMap((locale) =>
    paths.map(
      (path): RenderRequest => ({
        url: localePath(locale, path),
        locale,
        currency: "USD",
        signedIn: false,
        slots,
        config,
      }),
    ),
  );
}
