import { plainPath } from "@zhian/contracts/locale";
import type { Openers } from "@zhian/contracts/page";
import { createRouteTable } from "@zhian/contracts/routes";
import type { ListedFragment, SiteList } from "@zhian/contracts/site-list";
import { type Slot, slots } from "@zhian/contracts/slots";
import { integrityOf } from "@zhian/release/integrity-of";
import { type LocalRelease, toPageFragment } from "./local-release.ts";

/** The site's list with the team's fragment in it, and the fragment's details. Both are named by their hashes. */
export interface LocalList {
  list: SiteList;
  texts: readonly [list: string, details: string];
}

export function withLocal(list: SiteList, local: LocalRelease): LocalList {
  const details = JSON.stringify(toPageFragment(local));
  const { name, version, slots: taken, routes, opensOn } = local.manifest;
  const listed: ListedFragment = {
    name,
    slots: taken,
    routes,
    version,
    ...(opensOn && { opensOn }),
    details: integrityOf(details),
  };
  const fragments = [...list.fragments.filter((one) => one.name !== name), listed];
  const changed = { ...list, fragments };
  return { list: changed, texts: [JSON.stringify(changed), details] };
}

/** The site's openers, with the team's fragment among them. */
export function withLocalOpener(openers: Openers, local: LocalRelease): Openers {
  const { name, opensOn } = local.manifest;
  if (!opensOn) return openers;
  return { ...openers, [opensOn]: { name, details: integrityOf(JSON.stringify(toPageFragment(local))) } };
}

/** Increases with each build, and with each revision of the site: an open tab never goes back. */
export function revisionWith(revision: number, { builtAt }: LocalRelease): number {
  return revision + builtAt;
}

/** Slots of the page at `pathname` that belong to the fragment. */
export function ownSlots({ fragments }: SiteList, name: string, pathname: string): Slot[] {
  const table = createRouteTable(fragments.filter(({ opensOn }) => !opensOn));
  const plain = plainPath(pathname);
  return slots.filter((slot) => table.ownerOf(slot, plain)?.name === name);
}
