import { join } from "node:path";
import { fragmentDefinitionSchema } from "@zhian/contracts/fragment";
import { ownerOf } from "@zhian/contracts/routes";
import * as z from "zod";
import { readFragmentFolders } from "../build/fragment-folders.ts";

export interface Neighbours {
  /** The fragment that has exactly this route. */
  holder: string | undefined;
  /** The fragment whose prefix covers this route: it loses the page. */
  giver: string | undefined;
}

const moduleSchema = z.object({ fragment: fragmentDefinitionSchema });

/** Finds the current owner of the route among the fragments in `root`. */
export async function findNeighbours(root: string, route: string): Promise<Neighbours> {
  const modules = await Promise.all(
    readFragmentFolders(root).map(({ dir }): Promise<unknown> => import(join(dir, "src/fragment.ts"))),
  );
  const fragments = modules.map((module) => moduleSchema.parse(module).fragment);
  const holder = fragments.find(({ slots, routes }) => slots.includes("main") && routes.includes(route));
  return { holder: holder?.name, giver: holder ? undefined : ownerOf(fragments, "main", route)?.name };
}
