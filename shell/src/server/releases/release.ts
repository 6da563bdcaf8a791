import type { FragmentManifest } from "@zhian/contracts/fragment";
import { hashesOf } from "@zhian/contracts/hashes-file";
import type { PageFragment } from "@zhian/contracts/page";
import semver from "semver";

/** A release as used for pages: verified, and no longer read from disk. */
export interface Release {
  key: string;
  manifest: FragmentManifest;
  /** The release as described to browsers; documents contain less (`carriedFragment`). */
  page: PageFragment;
  /** Every style sheet as inlined in pages, by its path in the release. */
  styles: ReadonlyMap<string, Uint8Array>;
  /** False if it could not be verified or warmed: its slots show the static fallback. */
  isRunnable: boolean;
  /** Set while it is being prepared: its pages wait. */
  isPending?: true;
}

/** Name, version and part of the server bundle's hash: a registry that was recreated may reuse a version. */
export function releaseKey(manifest: FragmentManifest): string {
  const integrity = manifest.files[manifest.server.entry]?.integrity ?? "";
  return `${manifest.name}@${manifest.version}+${integrity.slice(7, 19)}`;
}

/** Parses a key made by `releaseKey`. */
export function readReleaseKey(key: string): { name: string; version: string } {
  const [name = "", version = ""] = key.split(/[@+]/);
  return { name, version };
}

/** Whether `key` is for a newer version of the same fragment than `than`. */
export function isNewer(key: string, than: string): boolean {
  const [one, other] = [readReleaseKey(key), readReleaseKey(than)];
  if (one.name !== other.name) return false;
  return (
    semver.valid(one.version) !== null && semver.valid(other.version) !== null && semver.gt(one.version, other.version)
  );
}

export function releaseBase({ name, version }: { name: string; version: string }): string {
  return `/_fragments/${name}/${version}/`;
}

/** Excludes server code and source maps, which the registry serves only with a token. */
export function isForBrowsers(path: string): boolean {
  return !path.startsWith("server/") && path !== "server" && !path.endsWith(".map");
}

export function toPageFragment(manifest: FragmentManifest): PageFragment {
  const { global, entry, expose, initial } = manifest.browser;
  return {
    name: manifest.name,
    version: manifest.version,
    slots: manifest.slots,
    routes: manifest.routes,
    ...(manifest.opensOn && { opensOn: manifest.opensOn }),
    browser: { global, entry, expose, initial },
    integrity: hashesOf(manifest.files),
    base: releaseBase(manifest),
  };
}
