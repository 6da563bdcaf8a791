import type { Release } from "../releases/release.ts";

/** Releases that the holder of a pass is shown beside, or instead of, those that are served. */
export interface Preview {
  id: string;
  /** Changes with anything in the preview: part of the key of the pages made with it. */
  key: string;
  releases: readonly Release[];
  expiresAt: string;
}

/**
 * `invalid`: no trusted key has signed it, or it names no preview. `elsewhere`: made for another environment or site. `gone`: its
 * release is not published, or was deleted. `unreachable`: the registry cannot be reached at the moment.
 */
export type PreviewRefusal = "invalid" | "elsewhere" | "expired" | "revoked" | "gone" | "withdrawn" | "unreachable";

export type FoundPreview = { status: "found"; preview: Preview } | { status: "refused"; reason: PreviewRefusal };

/** What a visitor with a pass in a cookie is shown. `paused`: the same as all visitors. */
export type ShownPreview =
  | { status: "shown" | "paused"; preview: Preview }
  | { status: "ended"; reason: PreviewRefusal };

/** The preview whose releases are on the page. */
export function previewOn(shown: ShownPreview | undefined): Preview | undefined {
  return shown?.status === "shown" ? shown.preview : undefined;
}
