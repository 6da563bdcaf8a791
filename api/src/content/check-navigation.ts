import type { Locale } from "@zhian/contracts/locale";
import { maxDepth, rootId } from "./node-tree.ts";

/** The fields that determine a node's place and name. */
interface PlacedNode {
  id: number;
  parentId: number;
  name: Readonly<Record<Locale, string>>;
  link: string;
  offers: readonly string[] | null;
}

export interface NavigationFault {
  /** The node's index in the list. */
  index: number;
  field: string[];
  message: string;
}

/** Maximum number of entries in the header. */
const mostAtTop = 12;
/** Maximum widths of names at the top of a wide screen and in the panel below. A Han character counts as two letters. */
const widths = { top: 30, below: 48 };

/** Entries that the header cannot show, or that cannot be reached, each with the reason. */
export function navigationFaults(nodes: readonly PlacedNode[]): NavigationFault[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Set(nodes.map(({ parentId }) => parentId));
  const faults = nodes.flatMap((node, index) => {
    const place = placeFault(node, byId);
    return [
      ...(byId.get(node.id) === node
        ? []
        : [{ index, field: ["id"], message: "another entry already has this number" }]),
      ...(place === undefined ? [] : [{ index, field: ["parentId"], message: place }]),
      ...widthFaults(node).map(({ field, message }) => ({ index, field, message })),
      ...(leadsNowhere(node, parents)
        ? [{ index, field: ["link"], message: "an entry without children needs a link" }]
        : []),
    ];
  });
  const top = nodes.filter(({ parentId }) => parentId === rootId);
  const beyond = top[mostAtTop];
  if (!beyond) return faults;
  return [
    ...faults,
    { index: nodes.indexOf(beyond), field: ["parentId"], message: `at most ${mostAtTop} entries at the top level` },
  ];
}

function placeFault(node: PlacedNode, byId: ReadonlyMap<number, PlacedNode>): string | undefined {
  let above: PlacedNode | undefined = node;
  for (let depth = 1; depth <= byId.size; depth += 1) {
    if (above.parentId === rootId) return depth > maxDepth ? `at most ${maxDepth} levels` : undefined;
    above = byId.get(above.parentId);
    if (!above) return depth === 1 ? "its parent does not exist" : undefined;
    if (above === node) return "it is nested below itself";
  }
  // There is a cycle above it, which is reported for the entries in it.
  return undefined;
}

function widthFaults({ name, parentId }: PlacedNode): Omit<NavigationFault, "index">[] {
  const most = parentId === rootId ? widths.top : widths.below;
  return (["en", "zh"] as const)
    .filter((locale) => widthOf(name[locale]) > most)
    .map((locale) => ({ field: ["name", locale], message: `too long for the menu: at most ${most} letters wide` }));
}

function widthOf(text: string): number {
  return Array.from(text).reduce(
    (sum, sign) => sum + (/[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/u.test(sign) ? 2 : 1),
    0,
  );
}

function leadsNowhere({ id, link, offers }: PlacedNode, parents: ReadonlySet<number>): boolean {
  return link === "" && !parents.has(id) && (offers ?? []).length === 0;
}
