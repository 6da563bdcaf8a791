import { posix } from "node:path";
import type { Link } from "./source-tree.ts";

/** Finds folders that import each other, directly or in a cycle. A folder and its subfolders belong together and do not count. */
export function findFolderCircles(links: readonly Pick<Link, "from" | "to">[]): string[][] {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of links) {
    const [one, other] = [posix.dirname(from), posix.dirname(to)];
    if (isWithin(one, other) || isWithin(other, one)) continue;
    edges.set(one, (edges.get(one) ?? new Set()).add(other));
  }
  const reach = new Map([...edges.keys()].map((folder) => [folder, reachable(edges, folder)]));
  const circles = new Map<string, string[]>();
  for (const [folder, others] of reach) {
    const circle = [...others].filter((other) => reach.get(other)?.has(folder)).toSorted();
    if (circle.length > 1) circles.set(circle.join(" "), circle);
  }
  return [...circles.values()];
}

function isWithin(folder: string, other: string): boolean {
  return folder === other || folder.startsWith(`${other}/`);
}

function reachable(edges: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const reached = new Set<string>();
  const left = [start];
  for (let folder = left.pop(); folder !== undefined; folder = left.pop()) {
    for (const next of edges.get(folder) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      left.push(next);
    }
  }
  return reached;
}
