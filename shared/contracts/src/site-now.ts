import type { Openers } from "./page.ts";

/**
 * The shell's response to open tabs at `/_revision`: the site as served to this visitor now. Hashes are those that a page of it would
 * have, with the same trust: they come from the same origin in the same way. Older shells send only `revision`.
 */
export interface SiteNow {
  revision: number;
  /** Integrity of the SiteList. */
  site: string;
  /** Integrity of the Catalogue. */
  catalogue: string;
  openers: Openers;
  /** Path of the shell's entry script: a tab with another one is from another shell. */
  shell: string;
  /** Releases that no tab may continue to run, as `name@version`: the latest recalls. */
  recalled: string[];
}
