import type { Directory } from "./directory.ts";
import { prefetchFragment } from "./fetch-ahead.ts";
import { linkOf } from "./navigation.ts";
import type { Site } from "./site.ts";

interface PrefetchOptions {
  site: Site;
  directory: Pick<Directory, "load" | "find">;
  mayPrefetch(): boolean;
  /** A visitor who points at a link is about to go: a good moment to ask whether the site has moved on. */
  onIntent(): void;
}

/** Fetches the code behind links that are pointed at, focused or in view, before they are followed. */
export function prefetchLinks(document: Document, options: PrefetchOptions): void {
  const { site, directory, mayPrefetch, onIntent } = options;
  const known = new Set(Object.values(site.page.slots).map((filled) => filled?.fragment));

  async function prefetch(link: HTMLAnchorElement | null): Promise<void> {
    if (!link || link.origin !== location.origin || !mayPrefetch()) return;
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
  whenIdle(async () => {
    // Links of a site whose other fragments cannot be told of now are looked at when they are pointed at.
    if (!mayPrefetch() || !(await directory.load())) return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("#slot-main a[href]")) inView.observe(link);
  });
}

function whenIdle(work: () => Promise<void>): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => void work(), { timeout: 4_000 });
  else setTimeout(() => void work(), 2_000);
}
