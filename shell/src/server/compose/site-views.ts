import type { PageState } from "@zhian/contracts/page";
import { createRouteTable } from "@zhian/contracts/routes";
import { type ListedFragment, type SiteList, siteFileAddress } from "@zhian/contracts/site-list";
import type { Slot } from "@zhian/contracts/slots";
import { integrityOf } from "@zhian/release/integrity-of";
import { LRUCache } from "lru-cache";
import type { Preview } from "../preview/preview.ts";
import type { Release } from "../releases/release.ts";
import { type ServedCatalogue, serveCatalogue } from "../releases/served-catalogue.ts";
import { type Choice, chooseReleases, type LiveSnapshot, variantOf } from "../snapshot/live-snapshot.ts";
import { createSpellingTable, type SpellingOf } from "./spelling-table.ts";

/** A live snapshot as served to one kind of visitor. Data that all of their pages share is computed once. */
export interface SiteView extends Omit<Choice, "earlier"> {
  /** By fragment name: integrity of the details of the release that replaces the fragment's if it fails. */
  earlier: ReadonlyMap<string, string>;
  ownerAt(slot: Slot, plain: string): Release | undefined;
  /** The canonical spelling of a page's path, if it differs. */
  spellingOf: SpellingOf;
  /** Integrity of its SiteList. */
  list: string;
  catalogue: ServedCatalogue;
  openers: PageState["openers"];
}

export interface SiteViews {
  /** The releases of `preview` replace those that are served, or are added to them. */
  of(live: LiveSnapshot, visitorId: string | undefined, preview?: Preview): SiteView;
  /** The content of an address under `/_site/`, for any view that was made recently. */
  find(address: string): string | undefined;
}

/** Per snapshot. Canaries of seven fragments produce twice as many kinds of visitors. */
const maxViews = 64;
/** For texts: many revisions of a large site. An open page whose list has been evicted falls back to loading documents. */
const maxChars = 16 * 2 ** 20;

export function createSiteViews(): SiteViews {
  const views = new WeakMap<LiveSnapshot, LRUCache<string, SiteView>>();
  const details = new WeakMap<Release, string>();
  const texts = new LRUCache<string, string>({ maxSize: maxChars, sizeCalculation: ({ length }) => length });

  function of(live: LiveSnapshot, visitorId: string | undefined, preview?: Preview): SiteView {
    const known = views.get(live) ?? new LRUCache<string, SiteView>({ max: maxViews });
    const only = live.hasCanary || preview ? undefined : known.get(variantOf(live));
    if (only) return only;
    const chosen = chooseReleases(live, visitorId);
    const choice = preview ? withPreview(chosen, preview) : chosen;
    const view = known.get(choice.variant) ?? makeView(live, choice);
    known.set(choice.variant, view);
    views.set(live, known);
    return view;
  }

  function makeView({ revision }: LiveSnapshot, choice: Choice): SiteView {
    const onPages = choice.releases.filter(({ manifest }) => !manifest.opensOn);
    const routes = createRouteTable(onPages.map((release) => ({ release, ...release.manifest })));
    const earlier = new Map([...choice.earlier].map(([name, page]) => [name, remember(JSON.stringify(page))]));
    const list: SiteList = { revision, fragments: choice.releases.map((release) => toListed(release, earlier)) };
    return {
      ...choice,
      earlier,
      ownerAt: (slot, plain) => routes.ownerOf(slot, plain)?.release,
      spellingOf: createSpellingTable(patternsOf(onPages)),
      list: remember(JSON.stringify(list)),
      catalogue: serveCatalogue({
        manifests: choice.releases.map(({ manifest }) => manifest),
        isCanary: choice.isCanary,
        keep: (text) => remember(text),
      }),
      openers: openersOf(list),
    };
  }

  function toListed(release: Release, earlier: SiteView["earlier"]): ListedFragment {
    const { name, version, slots, routes, opensOn } = release.manifest;
    const before = earlier.get(name);
    const details = detailsOf(release);
    return { name, version, slots, routes, ...(opensOn && { opensOn }), details, ...(before && { earlier: before }) };
  }

  function detailsOf(release: Release): string {
    // Stored again with each revision that has it, so that it outlives texts of former revisions.
    const integrity = remember(JSON.stringify(release.page), details.get(release));
    details.set(release, integrity);
    return integrity;
  }

  function remember(text: string, integrity = integrityOf(text)): string {
    texts.set(siteFileAddress(integrity), text);
    return integrity;
  }

  return { of, find: (address) => texts.get(address) };
}

/** In a preview, failures should be visible. */
function withPreview(choice: Choice, { key, releases: previewed }: Preview): Choice {
  const names = new Set(previewed.map(({ manifest }) => manifest.name));
  const others = choice.releases.filter(({ manifest }) => !names.has(manifest.name));
  const earlier = new Map([...choice.earlier].filter(([name]) => !names.has(name)));
  return { releases: [...others, ...previewed], earlier, variant: `${choice.variant} ${key}`, isCanary: true };
}

/** Only of fragments that own whole pages: those on every page do not claim addresses. */
function patternsOf(releases: readonly Release[]): string[] {
  return releases.flatMap(({ manifest: { slots, routes } }) => (slots.includes("main") ? routes : []));
}

function openersOf({ fragments }: SiteList): PageState["openers"] {
  return Object.fromEntries(
    fragments.flatMap(({ name, details, earlier, opensOn }) =>
      opensOn ? [[opensOn, { name, details, ...(earlier && { earlier }) }]] : [],
    ),
  );
}
