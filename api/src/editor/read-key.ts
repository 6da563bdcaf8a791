import { type ItemKey, type ItemKind, itemKindSchema } from "../content/item.ts";
import { ApiFault } from "../http/api-fault.ts";

/** Throws an ApiFault for an unknown kind. */
export function readKind(text: string): ItemKind {
  const kind = itemKindSchema.safeParse(text);
  if (!kind.success) throw new ApiFault(400);
  return kind.data;
}

export function readKey({ kind, id }: { kind: string; id: string }): ItemKey {
  return { kind: readKind(kind), id };
}
