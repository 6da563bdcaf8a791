import type { Release } from "../releases/release.ts";

/** Releases shown to the holder of a pass in addition to, or instead of, those that are served. */
export interface Preview {
  id: string;
  /** Changes whenever the preview does: part of the variant of its pages. */
  key: string;
  releases: readonly Release[];
  expiresAt: string;
}

/**
 * `invalid`: not signed by a trusted key, or the preview is unknown. `elsewhere`: made for another environment or site. `gone`: its
 * release is not published, or was deleted. `unreachable`: the registry gives no valid response at the moment.
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
