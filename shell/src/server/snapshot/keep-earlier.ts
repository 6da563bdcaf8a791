import type { Log } from "@zhian/server/log";
import { errorMessage } from "@zhian/server/read-error";
import type { KnownManifests } from "../releases/known-manifests.ts";
import { isForBrowsers } from "../releases/release.ts";
import type { ReleaseFiles } from "../releases/release-files.ts";
import type { LiveSnapshot } from "./live-snapshot.ts";

interface Dependencies {
  files: Pick<ReleaseFiles, "keep">;
  manifests: Pick<KnownManifests, "find" | "remember">;
  log: Log;
}

/**
 * Fetches and verifies the releases that pages may fall back to before they are needed; most were served here before and are on
 * disk. One file at a time, since nothing waits for it. A file that fails is fetched again when a browser requests it. Never rejects.
 */
export async function keepEarlier(
  { deployments }: LiveSnapshot,
  { files, manifests, log }: Dependencies,
): Promise<void> {
  for (const { earlier } of deployments) {
    if (!earlier) continue;
    const { manifest } = earlier;
    const { name: fragment, version } = manifest;
    try {
      if (!(await manifests.find(fragment, version))) await manifests.remember(manifest);
      for (const path of Object.keys(manifest.files).filter(isForBrowsers)) await files.keep(manifest, path);
    } catch (error) {
      log.warn(
        { event: "earlier_release.not_kept", fragment, version, problem: errorMessage(error) },
        "files of the previous release are not available now",
      );
    }
  }
}
