import type { FragmentManifest } from "@zhian/contracts/fragment";
import { localePath, locales } from "@zhian/contracts/locale";
import { catalogueOf } from "@zhian/contracts/offer";
import type { PublicConfig, RenderRequest } from "@zhian/contracts/render";

const mostPages = 4;

/** Pages that the fragment owns, once in each language: the second is quick already, and a third would delay the visitors meanwhile. */
export function warmUpRequests(manifest: FragmentManifest, config: PublicConfig): RenderRequest[] {
  const exact = manifest.routes.filter((pattern) => !pattern.endsWith("/*")).slice(0, mostPages);
  const paths = exact.length > 0 ? exact : [manifest.routes[0]?.replace(/\/\*$/, "") || "/"];
  const slots = manifest.slots;
  const catalogue = catalogueOf(manifest.offers ?? []);
  return locales.flatMap((locale) =>
    paths.map(
      (path): RenderRequest => ({
        url: localePath(locale, path),
        locale,
        currency: "USD",
        signedIn: false,
        slots,
        config,
        catalogue,
      }),
    ),
  );
}
