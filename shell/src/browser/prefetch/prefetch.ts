import { prefetchFragment } from "../files/fetch-ahead.ts";
import { mayPrefetch } from "../files/network.ts";
import type { IntegrityHashes } from "../guards/integrity.ts";
import { linkOf } from "../history/links.ts";
import type { watchRevision } from "../navigation/revision.ts";
import type { Directory } from "../page/directory.ts";
import type { Site } from "../page/site.ts";
import { createPreparing, type PrepareOptions } from "./prepare-pages.ts";

interface PrefetchOptions extends Omit<PrepareOptions, "config" | "isOutdated"> {
  site: Site;
  directory: Pick<Directory, "find" | "load">;
  /** A visitor who points at a link is about to follow it: a good moment to check for a new revision. */
  revision: Pick<ReturnType<typeof watchRevision>, "ask" | "isOutdated">;
  /** Its `prepare` fetches the hashes that the page's own fragments need to render another page. */
  integrity: Pick<IntegrityHashes, "prepare">;
}

/** Prefetches code for links that are hovered, focused or in view; for one that the pointer or focus rests on, all of it. */
export function prefetchLinks(document: Document, options: PrefetchOptions): void {
  const { site, directory, integrity, revision } = options;
  const preparing = createPreparing({ ...options, config: site.page.config, isOutdated: revision.isOutdated });
  const known = new Set(Object.values(site.page.slots).map((filled) => filled?.fragment));

  async function prefetch({ pathname }: HTMLAnchorElement): Promise<void> {
    if (known.has(site.ownerAt("main", pathname)?.name ?? "")) return;
    const fragment = await directory.find(pathname);
    if (!fragment || known.has(fragment.name)) return;
    known.add(fragment.name);
    prefetchFragment(fragment);
  }

  function point(link: HTMLAnchorElement | null): void {
    if (!link) return;
    void revision.ask();
    if (!mayFetch(link)) return;
    void integrity.prepare();
    void prefetch(link);
    preparing.rest(link);
  }

  const onPoint = (event: Event) => point(linkOf(event));
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, onPoint, { passive: true });
  const onLeave = (event: Event) => preparing.leave(linkOf(event));
  for (const type of ["pointerout", "focusout"]) document.addEventListener(type, onLeave, { passive: true });
  // Runs before any router handles the click.
  const onFollow = (event: Event) => preparing.follow(linkOf(event));
  document.addEventListener("click", onFollow, { capture: true, passive: true });
  // The pointer or the focus may be on a link already when this code loads.
  const under = document.querySelector("a[href]:is(:hover, :focus)");
  if (under instanceof HTMLAnchorElement) point(under);

  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      inView.unobserve(target);
      if (mayFetch(target)) void prefetch(target);
    }
  });
  void lookAtLinks();

  async function lookAtLinks(): Promise<void> {
    // Menus and messages that are opened later need them, too.
    if (mayPrefetch(navigator)) void integrity.prepare();
    // Without the list, a link to a fragment unknown to the page is prefetched only when it is hovered or focused.
    if (!mayPrefetch(navigator) || !(await directory.load())) return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("#slot-main a[href]")) inView.observe(link);
  }
}

function mayFetch({ origin }: HTMLAnchorElement): boolean {
  return origin === location.origin && mayPrefetch(navigator);
}
