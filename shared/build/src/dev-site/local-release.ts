import type { FragmentManifest } from "@zhian/contracts/fragment";
import { hashesOf } from "@zhian/contracts/hashes-file";
import type { PageFragment } from "@zhian/contracts/page";

/** The latest build of the team's code. */
export interface LocalRelease {
  manifest: FragmentManifest;
  /** The folder with its files. */
  dist: string;
  /** When it was built, in ms since 1970. */
  builtAt: number;
}

export function baseOf({ name, version }: Pick<FragmentManifest, "name" | "version">): string {
  return `/_fragments/${name}/${version}/`;
}

/** The release in the format in which a shell describes it to browsers. */
export function toPageFragment({ manifest }: LocalRelease): PageFragment {
  const { name, version, slots, routes, opensOn } = manifest;
  const { global, entry, expose, initial } = manifest.browser;
  return {
    name,
    version,
    slots,
    routes,
    ...(opensOn && { opensOn }),
    browser: { global, entry, expose, initial },
    integrity: hashesOf(manifest.files),
    base: baseOf(manifest),
  };
}
