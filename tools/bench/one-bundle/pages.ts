import type { ApiClient } from "@zhian/contracts/endpoints";
import type { PublicConfig } from "@zhian/contracts/render";
import { type BundleFile, press } from "./bundle-files.ts";
import { type BundleListing, bundlePath } from "./bundle-listing.ts";
import { toDocument } from "./document.ts";
import type * as serverHalf from "./server.tsx";

interface Dependencies {
  bundle: typeof serverHalf;
  listing: BundleListing;
  files: ReadonlyMap<string, BundleFile>;
  config: PublicConfig;
  api: ApiClient;
}

interface KeptPage {
  plain: Buffer;
  br: Buffer;
}

/** As the shell compresses the pages that it keeps. */
const pageQuality = 10;
const locale = "en";
const currency = "USD";

export function createPages({ bundle, listing, files, config, api }: Dependencies) {
  const keptPages = new Map<string, Promise<KeptPage>>();
  const bareRenders = new Map<string, Promise<() => string>>();

  /** The whole document, rendered anew. */
  async function whole(url: string): Promise<string> {
    const rendered = await bundle.renderPage(
      { url, locale, currency, signedIn: false, slots: ["header", "main", "footer"], config },
      api,
    );
    const { status, head, chunks } = rendered.decision;
    if (status !== 200 || !head) throw new Error(`${url} has no page to measure (${status})`);
    const used = [listing.entry, ...chunks.map((name) => listing.chunks[name] ?? { js: [], css: [] })];
    const scripts = unique(used.flatMap(({ js }) => js)).map((file) => bundlePath + file);
    const styles = unique(used.flatMap(({ css }) => css)).map((file) => ({
      address: bundlePath + file,
      text: files.get(file)?.plain.toString("utf8") ?? "",
    }));
    const path = url.replace(/\?.*/, "");
    return toDocument({ path, rendered, page: { locale, currency, config, head }, scripts, styles });
  }

  return {
    whole,
    /** Rendered once and kept, as the shell keeps its pages. */
    kept(url: string): Promise<KeptPage> {
      const page =
        keptPages.get(url) ??
        whole(url).then((document) => ({ plain: Buffer.from(document), br: press(document, pageQuality) }));
      keptPages.set(url, page);
      return page;
    },
    /** The HTML of the slots and nothing else: what React alone can do. */
    async bare(url: string): Promise<string> {
      const path = url.replace(/\?.*/, "");
      const render = bareRenders.get(path) ?? bundle.prepareBareRender(path, config, api);
      bareRenders.set(path, render);
      return (await render)();
    },
  };
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
