import type { Openers } from "./page.ts";

/**
 * The shell's answer to open tabs at `/_revision`: the site as it serves this visitor now. Hashes are those that a page of it would carry,
 * with the same trust: they come from the same origin in the same way. Older shells send `revision` alone.
 */
export interface SiteNow {
  revision: number;
  /** Integrity of the SiteList. */
  site: string;
  /** Integrity of the Catalogue. */
  catalogue: string;
  openers: Openers;
  /** Path of the script that the shell's own pages begin with: a tab with another one is of another shell. */
  shell: string;
  /** Releases that no tab may continue to run, as `name@version`: the latest recalls. */
  recalled: string[];
}
