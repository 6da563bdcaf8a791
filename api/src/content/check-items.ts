import * as z from "zod";
import { type Item, keyOf } from "./item.ts";
import { itemSchemas } from "./item-schemas.ts";

class ContentError extends Error {
  override readonly name = "ContentError";
}

/** Checks the files by the same rules as an editor's input. Throws a ContentError that names every fault. */
export function checkItems(items: readonly Item[]): void {
  const faults = items.flatMap((item) => {
    const parsed = itemSchemas[item.kind].safeParse(item.value);
    return parsed.success ? [] : [`${keyOf(item)}\n${z.prettifyError(parsed.error)}`];
  });
  if (faults.length > 0) throw new ContentError(`The content is invalid:\n${faults.join("\n")}`);
}
