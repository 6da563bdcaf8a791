import { activationEvents } from "@zhian/contracts/activation-events";
import { plainPath } from "@zhian/contracts/locale";
import type { PageFragment, PageState } from "@zhian/contracts/page";
import { canonicalPath, createRouteTable } from "@zhian/contracts/routes";
import type { SiteList } from "@zhian/contracts/site-list";
import type { SiteNow } from "@zhian/contracts/site-now";
import { getAppStatus, NOT_MOUNTED, unloadApplication } from "single-spa";
import { prefetchFragment } from "../files/fetch-ahead.ts";
import { mayPrefetch } from "../files/network.ts";
import type { Directory } from "../page/directory.ts";
import { readSiteFile } from "../page/read-site-file.ts";
import { within } from "../timing/with-timeout.ts";
import { evaluatedOf, reloadFor } from "./recall.ts";
import { createSwaps, type SwapParts } from "./swaps.ts";

export { putBackKept } from "./recall.ts";

export interface OpenTabParts extends SwapParts {
  directory: Pick<Directory, "renew">;
  readRelease(details: string): Promise<PageFragment>;
}

/** For small files. A file that never arrives must not keep the tab from polling, and learning of a recall. */
const readMs = 20_000;

/** Adopts what the site serves now in the current document. */
export function createOpenTab(parts: OpenTabParts): { adopt(now: SiteNow, isAtOnce: boolean): Promise<boolean> } {
  const { site, remotes, directory, readRelease } = parts;
  const { page } = site;
  const swaps = createSwaps(parts);

  /** Reads the listed releases whose version differs from this document's; rejects unless all can be read. */
  async function readChanged({ fragments }: SiteList): Promise<PageFragment[]> {
    const changed = fragments.filter(({ name, version }) => {
      const present = remotes.releaseOf(name);
      return present && present.version !== version;
    });
    return Promise.all(changed.map(async (each) => ({ ...(await readRelease(each.details)), earlier: each.earlier })));
  }

  return {
    async adopt(now, isAtOnce) {
      const recalled = evaluatedOf(now.recalled, remotes);
      if (recalled && reloadFor(recalled, parts)) return false;
      // Another shell, whose contracts may differ.
      if (!Object.hasOwn(page.shell.integrity, now.shell)) return false;
      // Written by the shell, which also sent the hash.
      const list = (await within("loading the site's list", readMs, readSiteFile(now.site))) as SiteList;
      if (!hasSameOwners(parts, list)) return false;
      const changed = await within("loading the releases", readMs, readChanged(list));

      for (const { name, version, earlier } of list.fragments) {
        const present = remotes.releaseOf(name);
        if (!present || present.version !== version) continue;
        present.earlier = earlier;
        remotes.wantNone(name);
        swaps.drop(name);
      }
      directory.renew(list, changed);
      renewPage(page, now);
      for (const release of changed) if (remotes.want(release)) await takeLater(release);
      if (isAtOnce) await swaps.swapNow();
      return true;
    },
  };

  async function takeLater(release: PageFragment): Promise<void> {
    const { name } = release;
    if (mayPrefetch(navigator)) prefetchFragment(release);
    const status = getAppStatus(name);
    // Its code is not in use: the next mount loads it again.
    if (status === NOT_MOUNTED) await unloadApplication(name, { waitForUnmount: false });
    else if (swaps.isInPage(name)) swaps.add(name);
  }
}

/** Whether all slots still have the same owner: otherwise, the server would no longer send this document. */
function hasSameOwners({ site, slots }: OpenTabParts, { fragments }: SiteList): boolean {
  const routes = createRouteTable(fragments.filter(({ opensOn }) => !opensOn));
  const { pathname } = location;
  const path = canonicalPath(plainPath(pathname));
  return [...slots.keys()].every((slot) => {
    const owner = site.ownerAt(slot, pathname);
    if (owner?.opensOn) return fragments.some(({ name }) => name === owner.name);
    return (slot === "main" && site.hasErrorAt(pathname)) || routes.ownerOf(slot, path)?.name === owner?.name;
  });
}

function renewPage(page: PageState, { catalogue, openers, revision }: SiteNow): void {
  Object.assign(page, { catalogue, revision });
  // Changed in place: the activation code holds this object.
  for (const event of activationEvents) {
    if (openers[event]) page.openers[event] = openers[event];
    else delete page.openers[event];
  }
}
