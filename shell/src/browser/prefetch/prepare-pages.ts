import type { FragmentProps, PageFragment } from "@zhian/contracts/page";
import type { PublicConfig } from "@zhian/contracts/render";
import type { Remotes } from "../fragments/remotes.ts";
import type { Watch } from "../fragments/watch-fragments.ts";
import type { Directory } from "../page/directory.ts";
import { within } from "../timing/with-timeout.ts";

export interface PrepareOptions {
  directory: Pick<Directory, "find">;
  catalogue: NonNullable<FragmentProps["catalogue"]>;
  remotes: Pick<Remotes, "load">;
  watch: Watch;
  config: PublicConfig;
  /** Whether the site has a newer revision: the next page is then a document, and cannot use this one's code. */
  isOutdated(): boolean;
}

/** A pointer sweeping over a menu is not aimed at any of its links. */
const restMs = 65;
/** As long as loading a fragment's code may take (`remotes.ts`): a start still under way after that hangs. */
const limitMs = 4_000;

/**
 * Runs the code of pages on whose links the pointer or focus rests: the fragment's, the page's and the api client's, each of
 * which would otherwise be fetched only after the previous one has run. Data is not fetched.
 */
export function createPreparing({ directory, catalogue, remotes, watch, config, isOutdated }: PrepareOptions) {
  const prepared = new Set<string>();
  /** One timer per link: a page that scrolls to the focused link moves other links under a pointer that does not rest on them. */
  const resting = new Map<HTMLAnchorElement, ReturnType<typeof setTimeout>>();

  async function prepareWith(fragment: PageFragment, { href, pathname }: HTMLAnchorElement): Promise<void> {
    const app = await remotes.load(fragment);
    const run = async () => app.prepare?.(href, config, catalogue);
    await watch(fragment, () => within(`preparing ${pathname}`, limitMs, run()));
  }

  async function prepare(link: HTMLAnchorElement): Promise<void> {
    const { pathname } = link;
    if (isOutdated() || prepared.has(pathname)) return;
    prepared.add(pathname);
    try {
      const fragment = await directory.find(pathname);
      if (!fragment) return;
      // In parallel, with both rejections handled: either file may be lost.
      await Promise.all([
        import(/* webpackChunkName: "api-client" */ "@zhian/http/api-client"),
        prepareWith(fragment, link),
      ]);
    } catch {
      // The navigation itself loads it again, and reports the error.
      prepared.delete(pathname);
    }
  }

  function leave(link: HTMLAnchorElement | null): void {
    if (!link) return;
    clearTimeout(resting.get(link));
    resting.delete(link);
  }

  const isElsewhere = ({ origin, pathname }: HTMLAnchorElement) =>
    origin === location.origin && pathname !== location.pathname;

  return {
    rest(link: HTMLAnchorElement): void {
      leave(link);
      if (!isElsewhere(link)) return;
      const rested = () => {
        resting.delete(link);
        void prepare(link);
      };
      resting.set(link, setTimeout(rested, restMs));
    },
    leave,
    /** For a link followed without a rest: loads in parallel what the navigation would load step by step. */
    follow(link: HTMLAnchorElement | null): void {
      leave(link);
      if (link && isElsewhere(link)) void prepare(link);
    },
  };
}
