import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type FragmentManifest, fragmentManifestSchema } from "@zhian/contracts/fragment";
import { sortPages } from "@zhian/contracts/listed-page";
import { localePath, plainPath } from "@zhian/contracts/locale";
import { sortOffers } from "@zhian/contracts/offer";
import { contentBrought } from "../../api/src/catalogue/content-brought.ts";
import { readContentOfFiles } from "../../api/src/content/content-of-files.ts";
import { readShellAssets } from "../../shell/src/server/assets.ts";
import { BundleRenderer } from "../../shell/src/server/mirror/bundle-renderer.ts";
import { makeMirror } from "../../shell/src/server/mirror/make-mirror.ts";
import { mirrorFile, writeMirror } from "../../shell/src/server/mirror/mirror-file.ts";
import { inlineStyle } from "../../shell/src/server/releases/inline-style.ts";
import { type Release, releaseBase, releaseKey, toPageFragment } from "../../shell/src/server/releases/release.ts";
import { readFragmentFolders } from "../build/fragment-folders.ts";
import { mirrorDigest } from "../build/mirror-build.ts";
import { answerFromFiles } from "./answer-from-files.ts";
import { mirroredPaths } from "./mirrored-paths.ts";

/**
 * Renders the built-in pages of a shell that has never reached the registry, from the builds in each dist/. Returns a one-line
 * summary. Throws if the home page cannot be rendered.
 */
export async function buildMirror(root: string): Promise<string> {
  const startedAt = performance.now();
  const digest = await mirrorDigest(root);
  const dist = join(root, "shell/dist");
  const folders = new Map(readFragmentFolders(root).map(({ name, dir }) => [name, join(dir, "dist")]));
  const releases = await Promise.all([...folders.values()].map(readRelease));
  const offers = sortOffers(releases.flatMap(({ manifest }) => manifest.offers ?? []));
  const pages = sortPages(releases.flatMap(({ manifest }) => manifest.pages ?? []));
  const content = contentBrought(await readContentOfFiles(), { id: "built", offers, pages });
  const folderOf = ({ name }: FragmentManifest) => folders.get(name) ?? "";
  const renderer = new BundleRenderer({ callApi: answerFromFiles(content), folderOf });
  try {
    const { pages, failed } = await makeMirror({
      releases,
      renderer,
      assets: await readShellAssets(dist),
      paths: mirroredPaths(content),
      madeAt: new Date(),
      isRefused,
    });
    if (!pages.has("/")) throw new Error("The mirror has no home page: it does not render.");
    const bytes = await writeMirror(join(dist, mirrorFile), pages);
    await writeFile(join(dist, "mirror.digest"), digest);
    const without = failed.length > 0 ? `, without ${failed.join(", ")}` : "";
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    return `mirror: ${pages.size} pages, ${Math.ceil(bytes / 1024)} KiB in ${seconds} s${without}`;
  } finally {
    renderer.close();
  }
}

async function readRelease(folder: string): Promise<Release> {
  const manifest = fragmentManifestSchema.parse(JSON.parse(await readFile(join(folder, "fragment.json"), "utf8")));
  const base = releaseBase(manifest);
  const css = Object.keys(manifest.files).filter((path) => path.endsWith(".css"));
  const styles = css.map(async (path): Promise<[string, Uint8Array]> => {
    return [path, inlineStyle(await readFile(join(folder, path), "utf8"), base + path)];
  });
  return {
    key: releaseKey(manifest),
    manifest,
    page: toPageFragment(manifest),
    styles: new Map(await Promise.all(styles)),
    isRunnable: true,
  };
}

/** Pages of accounts and search, which need the api. */
const withoutApi = /^\/(?:console|fogetPwd|forgot-password|search)(?:[/?#]|$)/;

function isRefused(href: string): boolean {
  return href.startsWith("/") && withoutApi.test(plainPath(localePath("en", href)));
}
