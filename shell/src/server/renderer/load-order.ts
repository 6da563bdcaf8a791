import type { FragmentManifest } from "@zhian/contracts/fragment";
import { localePath, locales } from "@zhian/contracts/locale";
import { catalogueOf } from "@zhian/contracts/offer";
import type { PublicConfig, RenderRequest } from "@zhian/contracts/render";
import { releaseKey } from "../releases/release.ts";
import type { LoadOrder } from "./protocol/messages.ts";

const mostPages = 4;

/** `file`: the path of its server bundle on disk. */
export function loadOrderOf(manifest: FragmentManifest, file: string, config: PublicConfig): LoadOrder {
  const integrity = manifest.files[manifest.server.entry]?.integrity ?? "";
  return { key: releaseKey(manifest), file, integrity, warmUps: warmUpRequests(manifest, config) };
}

/** Requests for its pages, once in each language: a page's second render is already fast, and a third would only delay visitors. */
function warmUpRequests(manifest: FragmentManifest, config: PublicConfig): RenderRequest[] {
  const exact = manifest.routes.filter((pattern) => !pattern.endsWith("/*")).slice(0, mostPages);
  const paths = exact.length > 0 ? exact : [manifest.routes[0]?.replace(/\/\*$/, "") || "/"];
  const slots = manifest.slots;
  const catalogue = catalogueOf(manifest.offers ?? [], manifest.pages);
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
