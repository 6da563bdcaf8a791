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
  /** A newer revision serves the site: the next page is a document, and has no use for this one's code. */
  isOutdated(): boolean;
}

/** A pointer that sweeps over a menu means none of its links. */
const restMs = 65;
/** As long as a fragment's own code may take (`remotes.ts`): what is still under way later is a start that hangs. */
const limitMs = 4_000;

/**
 * Has the code run of pages that a visitor rests on the way to: the fragment's, the page's and the api client's, each of which
 * would else be asked for only when the one before it had been run. Data is not asked for.
 */
export function createPreparing({ directory, catalogue, remotes, watch, config, isOutdated }: PrepareOptions) {
  const prepared = new Set<string>();
  /** Each for itself: a page that scrolls to the link in focus moves others under a pointer, which rests on nothing. */
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
      // Side by side, and both answered for: either may be lost.
      await Promise.all([
        import(/* webpackChunkName: "api-client" */ "@zhian/http/api-client"),
        prepareWith(fragment, link),
      ]);
    } catch {
      // The navigation itself asks again, and reports the error.
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
    /** Without a rest on the link, this loads what each step of the way would ask for in its turn. */
    follow(link: HTMLAnchorElement | null): void {
      leave(link);
      if (link && isElsewhere(link)) void prepare(link);
    },
  };
}
