import type { FragmentManifest } from "@zhian/contracts/fragment";
import { errorMessage } from "@zhian/server/read-error";
import pLimit from "p-limit";
import { inlineStyle } from "../releases/inline-style.ts";
import type { KnownManifests } from "../releases/known-manifests.ts";
import { isForBrowsers, type Release, releaseBase, releaseKey, toPageFragment } from "../releases/release.ts";
import { isReleaseFileError } from "../releases/release-file-error.ts";
import type { ReleaseFiles } from "../releases/release-files.ts";
import type { Renderer } from "../renderer/renderer.ts";

interface Dependencies {
  files: ReleaseFiles;
  manifests: KnownManifests;
  renderer: Pick<Renderer, "load">;
}

const parallelDownloads = 8;

export interface FailedPreparation {
  status: "failed";
  release: Release;
  problem: string;
  /** False if the problem may resolve itself, such as a registry that is unreachable. */
  isLasting: boolean;
}
export type Preparation = { status: "ready"; release: Release } | FailedPreparation;

/**
 * Downloads and verifies every file of a release that browsers or its worker may need, and warms the worker, all before any request
 * reaches it. The static fallback of a release that fails can still be shown.
 */
export async function prepareRelease(manifest: FragmentManifest, dependencies: Dependencies): Promise<Preparation> {
  const { files, manifests, renderer } = dependencies;
  const release: Release = {
    key: releaseKey(manifest),
    manifest,
    page: toPageFragment(manifest),
    styles: new Map(),
    isRunnable: false,
  };
  try {
    const wanted = Object.keys(manifest.files).filter((path) => isForBrowsers(path) || path === manifest.server.entry);
    await pLimit(parallelDownloads).map(wanted, (path) => files.keep(manifest, path));
    const styles = await readStyles(manifest, files);
    await manifests.remember(manifest);
    const loaded = await renderer.load(manifest, await files.keep(manifest, manifest.server.entry));
    if (loaded.status === "failed")
      return { status: "failed", release: { ...release, styles }, problem: loaded.problem, isLasting: true };
    return { status: "ready", release: { ...release, styles, isRunnable: true } };
  } catch (error) {
    const isLasting = isReleaseFileError(error) && error.kind !== "unreachable";
    return { status: "failed", release, problem: errorMessage(error), isLasting };
  }
}

async function readStyles(manifest: FragmentManifest, files: ReleaseFiles): Promise<Map<string, Uint8Array>> {
  const sets = [manifest.browser.initial, ...Object.values(manifest.browser.chunks)];
  const paths = [...new Set(sets.flatMap(({ css }) => css))];
  const base = releaseBase(manifest);
  const texts = paths.map(async (path): Promise<[string, Uint8Array]> => {
    const bytes = await files.read(manifest, path);
    return [path, inlineStyle(bytes.toString("utf8"), base + path)];
  });
  return new Map(await Promise.all(texts));
}
