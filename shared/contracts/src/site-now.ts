import type { Openers } from "./page.ts";

/**
 * What the shell tells open tabs at `/_revision`: the site as it serves this visitor now. Hashes are those that a page of it would carry,
 * with the same trust: they come from the same origin by the same way. Shells from before it tell `revision` alone.
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
  /** Releases that nobody may go on with, as `name@version`: the last that were recalled. */
  recalled: string[];
}
