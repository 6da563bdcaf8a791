import { draftsCookieNames } from "@zhian/contracts/drafts-header";
import type { EditorItem, historySchema, itemListSchema, savedSchema, versionSchema } from "@zhian/contracts/editor";
import type * as z from "zod/mini";
import type { Content } from "../content/content.ts";
import { contentWith } from "../content/content-with.ts";
import { type Item, type ItemKey, keyOf } from "../content/item.ts";
import { readItem } from "../content/item-store.ts";
import type { Answers } from "../http/answers.ts";
import { ApiFault } from "../http/api-fault.ts";
import type { Caller } from "../http/caller.ts";
import { answerPublish, type Publishing, refused } from "./answer-publish.ts";
import { faultsOf } from "./check-item.ts";
import { choicesOf } from "./choices.ts";
import { dropDraft, readDrafts, saveDraft } from "./drafts.ts";
import { readHistory, readVersion, stampedValue, stampOf } from "./history.ts";
import { listDrafts, listItems } from "./list-items.ts";
import { type Previews, previewSeconds } from "./previews.ts";
import { readKey, readKind } from "./read-key.ts";

interface Parts extends Publishing {
  previews: Previews;
}

type EditorAnswers = Pick<Answers, Extract<keyof Answers, `editor.${string}`>>;
type Wire<Schema extends z.ZodMiniType> = z.output<Schema>;

/** Editors' calls. The editor role is checked before any of these, and the session identifies whose drafts they are. */
export function answerEditor(parts: Parts): EditorAnswers {
  const { database, previews } = parts;
  return {
    "editor.items": async ({ kind }, { caller, content: served }): Promise<Wire<typeof itemListSchema>> => ({
      list: await listItems(database, readKind(kind), {
        account: (await caller.editor()).accountId,
        content: await served(),
      }),
    }),

    "editor.drafts": async (_query, { caller }): Promise<Wire<typeof itemListSchema>> => ({
      list: await listDrafts(database, (await caller.editor()).accountId),
    }),

    async "editor.item"(query, { caller, content: served }): Promise<EditorItem> {
      const key = readKey(query);
      const { accountId } = await caller.editor();
      const published = await readItem(database, key);
      const drafts = await readDrafts(database, accountId);
      const draft = drafts.find((each) => keyOf(each) === keyOf(key));
      const site = await served();
      return {
        ...(await stampOf(database, published)),
        value: published?.value ?? defaultOf(key, site),
        ...(key.kind === "seo" && { hasDefault: site.brought.has(key.id) }),
        draft: draft ? { value: draft.value, base: draft.base, savedAt: draft.savedAt.toISOString() } : null,
        choices: choicesOf(key.kind, site),
      };
    },

    async "editor.save"(_query, { body, caller, content: served }): Promise<Wire<typeof savedSchema>> {
      const { accountId } = await caller.editor();
      const item: Item = { ...readKey(body), value: body.value ?? null };
      const drafts = (await readDrafts(database, accountId)).filter((draft) => keyOf(draft) !== keyOf(item));
      const faults = faultsOf(item, contentWith(await served(), drafts), caller.locale);
      if (faults.length > 0) throw new ApiFault(422, { words: refused, data: { faults } });
      const savedAt = await saveDraft(database, accountId, { ...item, base: body.base });
      const published = await readItem(database, item);
      const isOvertaken = (published?.version ?? 0) !== body.base;
      return { savedAt: savedAt.toISOString(), changed: isOvertaken ? await stampedValue(database, published) : null };
    },

    async "editor.discard"(_query, { body, caller }) {
      const { accountId } = await caller.editor();
      await dropDraft(database, accountId, readKey(body));
      return null;
    },

    "editor.publish": answerPublish(parts),

    "editor.history": async (query): Promise<Wire<typeof historySchema>> => ({
      list: await readHistory(database, readKey(query)),
    }),

    async "editor.version"({ version }): Promise<Wire<typeof versionSchema>> {
      const found = await readVersion(database, Number(version));
      if (!found) throw new ApiFault(404);
      return found;
    },

    async "editor.preview"(_query, { caller }) {
      const pass = await previews.begin(await caller.editor());
      caller.setCookie(toPreviewCookie(pass, caller));
      return null;
    },
  };
}

/** The release's own text for a page without a published one; null if there is none. */
function defaultOf({ kind, id }: ItemKey, { brought }: Content): unknown {
  if (kind !== "seo") return null;
  const { en, zh } = brought.get(id) ?? {};
  return en && zh ? { en: seo(en), zh: seo(zh) } : null;
}

function seo({ title, description, keywords }: { title: string; description: string; keywords: string }) {
  return { title, description, keywords };
}

function toPreviewCookie(pass: string, { isHttps }: Pick<Caller, "isHttps">): string {
  const name = isHttps ? draftsCookieNames.secure : draftsCookieNames.plain;
  return `${name}=${pass}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${previewSeconds}${isHttps ? "; Secure" : ""}`;
}
