import type { ItemRow } from "@zhian/contracts/editor";
import type { Queryable } from "@zhian/database/database";
import * as z from "zod";
import type { Content } from "../content/content.ts";
import { type ItemKey, type ItemKind, itemKindSchema } from "../content/item.ts";
import { versionNumber } from "../content/item-store.ts";
import { type Draft, readDrafts } from "./drafts.ts";

const rowsSchema = z.array(
  z
    .object({
      kind: itemKindSchema,
      id: z.string(),
      en: z.string().nullable(),
      zh: z.string().nullable(),
      version: versionNumber,
      at: z.date(),
      author: z.string(),
    })
    .transform(({ en, zh, at, ...row }) => ({ ...row, name: nameOf(en, zh), at: at.toISOString() })),
);

interface Asking {
  account: string;
  content: Content;
}

/** All items of a kind that are published, in a release, or in the editor's drafts; ordered by id. */
export async function listItems(source: Queryable, kind: ItemKind, { account, content }: Asking): Promise<ItemRow[]> {
  const rows = rowsSchema.parse(
    await source.query(
      `SELECT item.kind, item.id, item.version, history.at, history.author,
         COALESCE(item.value #>> '{texts,en,title}', item.value #>> '{en,title}') AS en,
         COALESCE(item.value #>> '{texts,zh,title}', item.value #>> '{zh,title}') AS zh
       FROM content_item AS item JOIN content_version AS history ON history.version = item.version
       WHERE item.kind = $1 AND item.value IS NOT NULL`,
      [kind],
    ),
  );
  const own = (await readDrafts(source, account)).filter((draft) => draft.kind === kind);
  const drafts = new Map(own.map((draft) => [draft.id, draft]));
  const known = new Set(rows.map(({ id }) => id));
  const brought = kind === "seo" ? broughtPages(content).filter(({ id }) => !known.has(id)) : [];
  const all: ItemRow[] = [...rows, ...brought];
  const listed = new Set(all.map(({ id }) => id));
  const begun = own.filter(({ id }) => !listed.has(id)).map(toDraftRow);
  return [...all, ...begun]
    .map((row) => ({ ...row, ...draftAt(drafts.get(row.id)) }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

export async function listDrafts(source: Queryable, account: string): Promise<ItemRow[]> {
  return (await readDrafts(source, account)).map((draft) => ({ ...toDraftRow(draft), ...draftAt(draft) }));
}

function broughtPages({ brought }: Content): ItemRow[] {
  return [...brought].map(([id, { en, zh }]) => ({
    kind: "seo",
    id,
    name: nameOf(en?.title, zh?.title),
    version: 0,
    isDefault: true,
  }));
}

const titled = z.object({ title: z.string() }).optional().catch(undefined);
const namedSchema = z
  .object({ texts: z.object({ en: titled, zh: titled }).optional().catch(undefined), en: titled, zh: titled })
  .catch({});

function toDraftRow({ kind, id, value, base }: ItemKey & Pick<Draft, "value" | "base">): ItemRow {
  const { texts, en, zh } = namedSchema.parse(value);
  return { kind, id, name: nameOf((texts?.en ?? en)?.title, (texts?.zh ?? zh)?.title), version: base };
}

function draftAt(draft: Draft | undefined): { draftAt?: string } {
  return draft ? { draftAt: draft.savedAt.toISOString() } : {};
}

function nameOf(en: string | null | undefined, zh: string | null | undefined): ItemRow["name"] {
  return { ...(en && { en }), ...(zh && { zh }) };
}
