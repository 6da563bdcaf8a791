import { existsSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../progress/print-failure.ts";
import { findNeighbours } from "./find-neighbours.ts";
import type { FragmentOptions } from "./read-options.ts";
import { writeFragment } from "./write-fragment.ts";

export interface MadeFragment {
  folder: string;
  /** The fragment that previously served the page's address, as part of a prefix. */
  giver: string | undefined;
}

/** Makes the folder of a new fragment in `root`. Throws a CommandError if the folder or the route is taken. */
export async function makeFragment(root: string, wish: FragmentOptions): Promise<MadeFragment> {
  const folder = join(wish.into ?? root, wish.name);
  if (existsSync(folder)) throw new CommandError(`${folder} already exists. Choose another name, or delete it first.`);
  const { holder, giver } = await findNeighbours(root, wish.route);
  if (holder !== undefined) {
    throw new CommandError(
      `The route ${wish.route} belongs to ${holder} (routes in ${holder}/src/fragment.ts). Choose another one with --route.`,
    );
  }
  await writeFragment(folder, wish);
  return { folder, giver };
}
