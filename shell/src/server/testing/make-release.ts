import { type Release, releaseKey, toPageFragment } from "../releases/release.ts";
import { makeFragment } from "./fragment-fixture.ts";

/** Makes a release that counts as ready, but whose files cannot be loaded. */
export function makeRelease(name: string, version: string): Release {
  const { manifest } = makeFragment({ name, version, routes: [`/${name}/*`] });
  const page = toPageFragment(manifest);
  return { key: releaseKey(manifest), manifest, page, styles: new Map(), isRunnable: true };
}
