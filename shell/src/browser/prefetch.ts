import type { Directory } from "./directory.ts";
import { prefetchFragment } from "./fetch-ahead.ts";
import type { IntegrityHashes } from "./integrity.ts";
import { linkOf } from "./navigation.ts";
import { mayPrefetch } from "./network.ts";
import type { Site } from "./site.ts";

interface PrefetchOptions {
  site: Site;
  directory: Pick<Directory, "load" | "find">;
  /** A visitor who points at a link is about to go: a good moment to ask whether the site has moved on. */
  onIntent(): void;
  /** Whose `prepare` asks for what the page's own fragments need to draw another page. */
  integrity: Pick<IntegrityHashes, "prepare">;
}

/** Fetches the code behind links that are pointed at, focused or in view, before they are followed. */
export function prefetchLinks(document: Document, options: PrefetchOptions): void {
  const { site, directory, integrity, onIntent } = options;
  const known = new Set(Object.values(site.page.slots).map((filled) => filled?.fragment));

  async function prefetch(link: HTMLAnchorElement | null): Promise<void> {
    if (!link || link.origin !== location.origin || !mayPrefetch(navigator)) return;
    const { pathname } = new URL(link.href);
    if (known.has(site.ownerAt("main", pathname)?.name ?? "")) return;
    const fragment = await directory.find(pathname);
    if (!fragment || known.has(fragment.name)) return;
    known.add(fragment.name);
    prefetchFragment(document, fragment);
  }

  const onPoint = (event: Event) => {
    const link = linkOf(event);
    if (link) onIntent();
    if (link && mayPrefetch(navigator)) void integrity.prepare();
    void prefetch(link);
  };
  document.addEventListener("pointerover", onPoint, { passive: true });
  document.addEventListener("focusin", onPoint);

  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      inView.unobserve(target);
      void prefetch(target);
    }
  });
  void lookAtLinks();

  async function lookAtLinks(): Promise<void> {
    // Links of a site whose other fragments cannot be told of now are looked at when they are pointed at.
    if (!mayPrefetch(navigator) || !(await directory.load())) return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("#slot-main a[href]")) inView.observe(link);
  }
}
