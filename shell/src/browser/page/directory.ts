import type { PageFragment } from "@zhian/contracts/page";
import type { ListedFragment, SiteList } from "@zhian/contracts/site-list";
import { slots } from "@zhian/contracts/slots";
import { tryWithin, within } from "../timing/with-timeout.ts";
import { readSiteFile } from "./read-site-file.ts";
import type { Site } from "./site.ts";

interface DirectoryOptions {
  site: Site;
  /** Called when a fragment that is not part of the page can be loaded. */
  onFound(fragment: PageFragment): void;
  fetch?: typeof globalThis.fetch;
}

/** All fragments of the page's revision: the page carries its own, and the others are fetched when needed. */
export interface Directory {
  /** Fetches the list of all fragments: once, and again after a failure. Returns whether it has loaded. */
  load(): Promise<boolean>;
  /** The owner of the main slot at an address, ready to be loaded. Undefined if there is none, or it cannot be found now. */
  find(pathname: string): Promise<PageFragment | undefined>;
  /** The details needed to load a fragment that the site's list, or the page, names. Rejects if they cannot be fetched. */
  detailsOf(listed: Pick<ListedFragment, "name" | "details" | "earlier">): Promise<PageFragment>;
  /** Prepares the fragments that fill any slot there. Returns whether the page can show the address. */
  prepare(pathname: string): Promise<boolean>;
  /** Switches to another revision. `changed`: the fragments found so far that have another release in it. */
  renew(whole: SiteList, changed: readonly PageFragment[]): void;
}

/** Short: a visitor is waiting, and loading a document instead is just as good. */
const limitMs = 2_000;

export function createDirectory({ site, onFound, fetch = globalThis.fetch }: DirectoryOptions): Directory {
  const found = new Map(site.page.fragments.map((fragment) => [fragment.name, Promise.resolve(fragment)]));
  let list: Promise<SiteList> | undefined;

  const read = (integrity: string) => readSiteFile(integrity, fetch);

  async function load(): Promise<boolean> {
    // Written by the shell; its hash came with the page.
    list ??= (read(site.page.site) as Promise<SiteList>).then((whole) => {
      site.learn(whole);
      return whole;
    });
    try {
      await within("loading the site's list", limitMs, list);
      return true;
    } catch {
      list = undefined;
      return false;
    }
  }

  /** The list names the details of each fragment by their hash. */
  async function findDetails(name: string): Promise<PageFragment | undefined> {
    const known = found.get(name);
    if (known) return known;
    const listed = (await list)?.fragments.find((each) => each.name === name);
    return listed && detailsOf(listed);
  }

  function detailsOf(listed: Pick<ListedFragment, "name" | "details" | "earlier">): Promise<PageFragment> {
    const { name, details, earlier } = listed;
    const known = found.get(name);
    if (known) return known;
    // Written by the shell, as above.
    const fetching = (read(details) as Promise<PageFragment>).then((release) => {
      const fragment = { ...release, earlier };
      onFound(fragment);
      return fragment;
    });
    found.set(name, fetching);
    fetching.catch(() => found.delete(name));
    return fetching;
  }

  async function find(pathname: string): Promise<PageFragment | undefined> {
    if (!site.knows(pathname) && !(await load())) return undefined;
    const owner = site.ownerAt("main", pathname);
    return owner && tryWithin(limitMs, findDetails(owner.name));
  }

  return {
    load,
    find,
    detailsOf,
    renew(whole, changed) {
      list = Promise.resolve(whole);
      site.learn(whole);
      for (const fragment of changed) found.set(fragment.name, Promise.resolve(fragment));
    },
    async prepare(pathname) {
      if (!site.knows(pathname) && !(await load())) return false;
      const owners = slots.map((slot) => site.ownerAt(slot, pathname)?.name);
      const names = [...new Set(owners)].filter((name) => name !== undefined);
      await Promise.allSettled(names.map((name) => within(name, limitMs, findDetails(name))));
      return (await find(pathname)) !== undefined;
    },
  };
}
