import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { PublicConfig } from "@zhian/contracts/render";
import { releaseKey } from "../releases/release.ts";
import type { LoadOrder } from "./protocol/messages.ts";
import { warmUpRequests } from "./warm-up-requests.ts";

/** `file`: where its server bundle lies on disk. */
export function loadOrderOf(manifest: FragmentManifest, file: string, config: PublicConfig): LoadOrder {
  const integrity = manifest.files[manifest.server.entry]?.integrity ?? "";
  return { key: releaseKey(manifest), file, integrity, warmUps: warmUpRequests(manifest, config) };
}
