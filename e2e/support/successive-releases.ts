import type { SiteNow } from "@zhian/contracts/site-now";
import { makeMarked, makeMisbehaving, makeTaller } from "./broken-release.ts";
import { fragments } from "./fragments-command.ts";
import { askSite } from "./open-tab.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";

// A reused registry still has the releases of earlier runs.
const run = Date.now().toString(36);
/** Two successive releases of each fragment. */
export const versions = [`6.2.0-${run}`, `6.2.1-${run}`] as const;
/** A release of mf-solutions that misbehaves. */
export const stubborn = `6.2.2-${run}`;
/** A release whose pages have taller sections. */
export const taller = `6.2.3-${run}`;
export const names = ["mf-header-footer", "mf-products", "mf-solutions"] as const;
/** Fragments with long pages. */
const long = ["mf-products", "mf-solutions"] as const;

export interface SuccessiveReleases {
  site: OwnSite;
  /** The shell's response for the first or the second releases, in turn, under the number of a future revision. */
  siteAt(revision: number): SiteNow;
  /** The shell's response with the first releases, but with taller pages. */
  withTaller: SiteNow;
  /** Promotes the first or the second releases. */
  serve(index: 0 | 1): Promise<void>;
}

/** Publishes them in an environment of their own, which serves the first. */
export async function serveSuccessiveReleases(): Promise<SuccessiveReleases> {
  const site = await startOwnSite("open-tabs");
  async function serve(index: 0 | 1): Promise<void> {
    for (const name of names) await site.change("promote", name, versions[index], "--again", "--no-watch");
  }
  for (const name of names) {
    for (const version of versions) await fragments("publish", await makeMarked(name, version), "--as-built");
  }
  await fragments("publish", await makeMisbehaving("mf-solutions", stubborn), "--as-built");
  for (const name of long) await fragments("publish", await makeTaller(name, taller), "--as-built");
  await serve(0);
  for (const name of long) await site.change("promote", name, taller, "--no-watch");
  const withTaller = await askSite(site.url);
  await serve(1);
  const second = await askSite(site.url);
  await serve(0);
  const first = await askSite(site.url);
  const siteAt = (revision: number) => ({ ...(revision % 2 === 0 ? first : second), revision: 1_000 + revision });
  return { site, siteAt, withTaller, serve };
}
