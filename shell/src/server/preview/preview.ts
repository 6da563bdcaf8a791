import type { Release } from "../releases/release.ts";

/** Releases that the holder of a pass is shown beside, or instead of, those that are served. */
export interface Preview {
  id: string;
  /** Another one when anything in it is: of the pages that are made with it. */
  key: string;
  releases: readonly Release[];
  expiresAt: string;
}

/**
 * `invalid`: nobody trusted has signed it, or it names no preview. `elsewhere`: made for another environment or site. `gone`: its
 * release is not published, or was deleted. `unreachable`: nobody can say at the moment.
 */
export type PreviewRefusal = "invalid" | "elsewhere" | "expired" | "revoked" | "gone" | "withdrawn" | "unreachable";

export type FoundPreview = { status: "found"; preview: Preview } | { status: "refused"; reason: PreviewRefusal };

/** What a visitor with a pass in a cookie is shown. `paused`: what everybody is. */
export type ShownPreview =
  | { status: "shown" | "paused"; preview: Preview }
  | { status: "ended"; reason: PreviewRefusal };

/** Whose releases are on the page. */
export function previewOn(shown: ShownPreview | undefined): Preview | undefined {
  return shown?.status === "shown" ? shown.preview : undefined;
}
