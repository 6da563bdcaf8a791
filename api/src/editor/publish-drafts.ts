import type { EditorFault } from "@zhian/contracts/editor";
import type { Locale } from "@zhian/contracts/locale";
import type { Database, Queryable } from "@zhian/database/database";
import { insertRows } from "../content/apply-files.ts";
import type { Content } from "../content/content.ts";
import { contentWith } from "../content/content-with.ts";
import { type Item, type ItemKey, keyOf } from "../content/item.ts";
import { rowsOf, tableOf } from "../content/item-rows.ts";
import { nameContent, type Published, readItem, writeVersions } from "../content/item-store.ts";
import { takeStartLock } from "../database/migrate.ts";
import { faultsOf } from "./check-item.ts";
import { type Draft, dropDraft, readDrafts } from "./drafts.ts";

interface Order {
  items: readonly ItemKey[];
  editor: { accountId: string; username: string };
  reason: string;
  /** The published content, to check the drafts against. */
  content: Content;
  locale: Locale;
}

export type Outcome =
  | { outcome: "published"; items: readonly Draft[] }
  /** Another editor has published since these drafts were begun: the current version, or undefined if there is none. */
  | { outcome: "conflict"; with: readonly (ItemKey & { published: Published | undefined })[] }
  | { outcome: "refused"; faults: readonly EditorFault[] }
  | { outcome: "missing" };

/** Publishes all of the named drafts of an editor, or none. */
export function publishDrafts(database: Database, order: Order): Promise<Outcome> {
  const { items, editor, reason, content, locale } = order;
  return database.transaction(async (tx) => {
    await takeStartLock(tx);
    const wanted = new Set(items.map(keyOf));
    const drafts = (await readDrafts(tx, editor.accountId)).filter((draft) => wanted.has(keyOf(draft)));
    if (drafts.length < wanted.size) return { outcome: "missing" };
    const conflicts = await conflictsOf(tx, drafts);
    if (conflicts.length > 0) return { outcome: "conflict", with: conflicts };
    const faults = drafts.flatMap((draft) => faultsOf(draft, withOthers(content, drafts, draft), locale));
    if (faults.length > 0) return { outcome: "refused", faults };
    const changes = drafts.map(({ kind, id, value }) => ({ kind, id, value }));
    await writeVersions(tx, changes, { account: editor.accountId, name: editor.username, reason });
    await writeRows(tx, drafts);
    for (const draft of drafts) await dropDraft(tx, editor.accountId, draft);
    await nameContent(tx);
    return { outcome: "published", items: drafts };
  });
}

async function conflictsOf(tx: Queryable, drafts: readonly Draft[]) {
  const compared = await Promise.all(
    drafts.map(async ({ kind, id, base }) => ({ kind, id, base, published: await readItem(tx, { kind, id }) })),
  );
  return compared.filter(({ base, published }) => base !== (published?.version ?? 0));
}

/** The content against which a draft is checked: includes the others that are published with it. */
function withOthers(content: Content, drafts: readonly Draft[], draft: Draft): Content {
  return contentWith(
    content,
    drafts.filter((other) => other !== draft),
  );
}

/** Deletes everything before inserting anything: two pages may have swapped titles. */
async function writeRows(tx: Queryable, items: readonly Item[]): Promise<void> {
  for (const { kind, id } of items) {
    const { table, where, isById } = tableOf[kind];
    await tx.query(`DELETE FROM ${table} WHERE ${where}`, isById ? [id] : []);
  }
  for (const item of items) await insertRows(tx, tableOf[item.kind].table, rowsOf(item));
}
