import type { Locale } from "@zhian/contracts/locale";
import type { Text } from "@zhian/i18n/use-text";
import { fieldsOfKind } from "./fields-of-kind.ts";
import type { ItemKind } from "./item-kind.ts";
import { inOrder, type NavigationNode, nodesOf, rootId } from "./navigation-nodes.ts";
import { valueAt } from "./value-at.ts";

/** The parts of an item: names for a reader, and texts. */
export type Flat = ReadonlyMap<string, string>;

/** Splits an item into named parts, so that two versions of it can be compared part by part. */
export function flattenValue(kind: ItemKind, value: unknown, { t, locale }: { t: Text; locale: Locale }): Flat {
  if (value === null || value === undefined) return new Map();
  if (kind === "navigation")
    return new Map(inOrder(nodesOf(value)).flatMap((each) => flatNode(each, value, { t, locale })));
  return new Map(
    fieldsOfKind[kind].flatMap(({ path, label, locale: language }): [string, string][] => {
      const text = toText(valueAt(value, path));
      const name = t(label, { number: Number(path.split(".").at(-1)) + 1 });
      return text === "" ? [] : [[language ? `${name} (${t(`lang.${language}`)})` : name, text]];
    }),
  );
}

type Placed = ReturnType<typeof inOrder>[number];

/** The parts of an entry, named by its number, which stays when its name changes. */
function flatNode(
  { node, place }: Placed,
  value: unknown,
  { t, locale }: { t: Text; locale: Locale },
): [string, string][] {
  const before = `${node.id}`;
  const above = nodesOf(value).find(({ id }) => id === node.parentId);
  const parent = node.parentId === rootId || !above ? t("nav.top") : above.name[locale];
  const parts: [string, string][] = [
    [`${t("nav.name")} (${t("lang.en")})`, node.name.en],
    [`${t("nav.name")} (${t("lang.zh")})`, node.name.zh],
    [`${t("nav.desc")} (${t("lang.en")})`, node.desc.en],
    [`${t("nav.desc")} (${t("lang.zh")})`, node.desc.zh],
    [t("nav.link"), node.link],
    [t("nav.parent"), parent],
    [t("diff.place"), String(place)],
    [t("nav.isHot"), badgeOf(node)],
    [t("nav.img"), node.img],
  ];
  return parts.flatMap(([name, text]) => (text === "" ? [] : [[`${before} · ${name}`, text]]));
}

function badgeOf({ isHot }: NavigationNode): string {
  return isHot ? "✓" : "";
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "boolean") return value ? "✓" : "";
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
