import type { Locale } from "@zhian/contracts/locale";
import { groupsOf } from "./groups-of.ts";
import type { GroupsEntry, NavEntry, NavGroup, NavLink } from "./navigation.ts";
import { productLinks } from "./product-links.ts";

/** Width of the row of entries in a window of 1360 px, the narrowest with logo, entries and search in one row. */
const roomPx = 1000;
/** Widths of an entry's other parts, and of the longest name that does not wrap. */
const widthsPx = { padding: 16, chevron: 20, badge: 34, longestName: 272 };
const fontPx = { en: 14, zh: 15 } as const satisfies Record<Locale, number>;
/** Measured character widths of the site's font, in em; the others are as wide as an n. */
const widthsEm: readonly [RegExp, number][] = [
  [/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u, 1],
  [/[CGMOQWmw@%&#]/, 0.84],
  [/[ABDHKNPRSUVbdgopq0]/, 0.67],
  [/[Jfrt1.,:;!()[\]]/, 0.35],
  [/[Iijl' ]/, 0.24],
];
const otherEm = 0.57;

const names = { en: "More", zh: "更多" } as const satisfies Record<Locale, string>;
/** No id of the CMS is negative, and none of the default navigation is as low. */
const moreId = -100;

/**
 * Returns the entries that fit in one row, followed by "More" with the others as its groups, so that no editor's addition makes the
 * header higher. Uses estimated widths: the server, which cannot measure, and every browser get the same result.
 */
export function foldEntries(navigation: readonly NavEntry[], locale: Locale): NavEntry[] {
  if (widthOf(navigation, locale) <= roomPx) return [...navigation];
  const more = toMore([], locale);
  let kept = navigation.length - 1;
  while (kept > 1 && widthOf([...navigation.slice(0, kept), more], locale) > roomPx) kept -= 1;
  return [...navigation.slice(0, kept), toMore(navigation.slice(kept), locale)];
}

function widthOf(entries: readonly NavEntry[], locale: Locale): number {
  return entries.reduce((sum, entry) => sum + widthsPx.padding + nameWidth(entry.name, locale) + signWidth(entry), 0);
}

function nameWidth(name: string, locale: Locale): number {
  let em = 0;
  for (const character of name) em += widthsEm.find(([kind]) => kind.test(character))?.[1] ?? otherEm;
  return Math.min(em * fontPx[locale], widthsPx.longestName);
}

function signWidth(entry: NavEntry): number {
  if (entry.form !== "link") return widthsPx.chevron;
  return entry.badge ? widthsPx.badge : 0;
}

/** Each entry becomes a group; plain links form a common group after the others. */
function toMore(entries: readonly NavEntry[], locale: Locale): GroupsEntry {
  const name = names[locale];
  const own = entries.flatMap((entry) => (entry.form === "link" ? [toLink(entry.name, entry.link)] : []));
  const groups = [
    ...entries.flatMap((entry) => (entry.form === "link" ? [] : [toGroup(entry)])),
    ...(own.length > 0 ? [{ id: moreId, name, links: own, count: own.length, all: "/" }] : []),
  ];
  return { form: "groups", id: moreId, name, desc: "", groups, products: productLinks(groups).length };
}

function toGroup(entry: Exclude<NavEntry, { form: "link" }>): NavGroup {
  const groups = groupsOf(entry);
  const first = firstLink(entry);
  const links = [
    ...new Map([...first, ...groups.flatMap((group) => group.links)].map((link) => [link.link, link])).values(),
  ];
  const all = (entry.form === "groups" ? entry.link : entry.only.link) ?? groups[0]?.all ?? "/";
  return { id: entry.id, name: entry.name, links, count: links.length, all };
}

/** The entry's own link. */
function firstLink(entry: Exclude<NavEntry, { form: "link" }>): NavLink[] {
  if (entry.form === "groups") return entry.link === undefined ? [] : [toLink(entry.name, entry.link)];
  const { link, ...only } = entry.only;
  return link === undefined ? [] : [{ ...only, link }];
}

function toLink(name: string, link: string): NavLink {
  return { name, link, desc: "" };
}
