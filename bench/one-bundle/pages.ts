import type { Writable } from "node:stream";
import type { ApiClient } from "@zhian/contracts/endpoints";
import type { PublicConfig } from "@zhian/contracts/render";
import { siteCatalogue } from "@zhian/testing/site-catalogue";
import { type BundleFile, press } from "./bundle-files.ts";
import { type BundleAssets, type BundleListing, bundlePath } from "./bundle-listing.ts";
import { toDocument } from "./document.ts";
import type { SlotTree } from "./load-trees.tsx";
import type * as serverHalf from "./server.tsx";
import type { DocumentFrame } from "./streamed-page.tsx";

interface Dependencies {
  bundle: typeof serverHalf;
  listing: BundleListing;
  files: ReadonlyMap<string, BundleFile>;
  config: PublicConfig;
  api: ApiClient;
}

/** A page with its data loaded. */
interface LoadedPage {
  trees: SlotTree[];
  frame: DocumentFrame;
}

interface KeptPage {
  plain: Buffer;
  br: Buffer;
}

/** The brotli quality that the shell uses for cached pages. */
const pageQuality = 10;
const locale = "en";
const currency = "USD";

export function createPages({ bundle, listing, files, config, api }: Dependencies) {
  const keptPages = new Map<string, Promise<KeptPage>>();
  const loaded = new Map<string, Promise<LoadedPage>>();

  /** The whole document, rendered on every call. */
  async function whole(url: string): Promise<string> {
    const rendered = await bundle.renderPage(
      { url, locale, currency, signedIn: false, slots: ["header", "main", "footer"], config, catalogue: siteCatalogue },
      api,
    );
    const { status, head, chunks } = rendered.decision;
    if (status !== 200 || !head) throw new Error(`${url} has no page to measure (${status})`);
    const used = [listing.entry, ...chunks.map((name) => assetsOf(name, listing))];
    const scripts = unique(used.flatMap(({ js }) => js)).map((file) => bundlePath + file);
    const styles = unique(used.flatMap(({ css }) => css)).map((file) => ({
      address: bundlePath + file,
      text: files.get(file)?.plain.toString("utf8") ?? "",
    }));
    const path = url.replace(/\?.*/, "");
    return toDocument({ path, rendered, page: { locale, currency, config, head }, scripts, styles });
  }

  function load(url: string): Promise<LoadedPage> {
    const path = url.replace(/\?.*/, "");
    const page =
      loaded.get(path) ??
      Promise.all([bundle.loadTrees(path, { config, catalogue: siteCatalogue }, api), whole(path)]).then(
        ([trees, document]) => ({
          trees,
          frame: frameOf(document),
        }),
      );
    loaded.set(path, page);
    return page;
  }

  return {
    whole,
    /** Rendered once and cached, as in the shell. */
    kept(url: string): Promise<KeptPage> {
      const page =
        keptPages.get(url) ??
        whole(url).then((document) => ({ plain: Buffer.from(document), br: press(document, pageQuality) }));
      keptPages.set(url, page);
      return page;
    },
    /** Only the HTML of the slots: React's own rendering speed. */
    async bare(url: string): Promise<string> {
      return bundle.renderTrees((await load(url)).trees);
    },
    /** The whole document as a React stream. */
    async stream(url: string, out: Writable): Promise<void> {
      const { trees, frame } = await load(url);
      bundle.streamPage(trees, frame, out);
    },
  };
}

/** Extracts the frame of a finished document: the bytes around the slots are always the same. */
function frameOf(document: string): DocumentFrame {
  const between = (start: string, end: string) => document.split(start)[1]?.split(end)[0] ?? "";
  return { lang: "en", head: between("<head>", "</head>"), end: between(`id="page">`, "</script>") };
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/** As in the shell: late-hydrated parts have their styles in the document, but their scripts are not preloaded. */
function assetsOf(chunk: string, { chunks }: BundleListing): BundleAssets {
  const { js, css } = chunks[chunk] ?? { js: [], css: [] };
  return { js: chunk.endsWith("-late") ? [] : js, css };
}
