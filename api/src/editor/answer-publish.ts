import type { conflictsSchema } from "@zhian/contracts/editor";
import type { Database } from "@zhian/database/database";
import type { FastifyBaseLogger } from "fastify";
import type * as z from "zod/mini";
import type { ContentStore } from "../content/content-store.ts";
import type { Answers } from "../http/answers.ts";
import { ApiFault } from "../http/api-fault.ts";
import { stampedValue } from "./history.ts";
import { type Outcome, publishDrafts } from "./publish-drafts.ts";
import { readKey } from "./read-key.ts";

export interface Publishing {
  database: Database;
  content: Pick<ContentStore, "refresh">;
  log: Pick<FastifyBaseLogger, "info">;
}

export const refused = {
  en: "Some of this content cannot be saved or published.",
  zh: "部分内容有问题，无法保存或发布。",
};
const overtaken = {
  en: "Someone else has published a change in the meantime.",
  zh: "在此期间有其他编辑发布了修改。",
};

/** Makes drafts live on this api at once, and on others at their next check of the database. */
export function answerPublish({ database, content, log }: Publishing): Answers["editor.publish"] {
  return async (_query, { body, caller, content: served }) => {
    const editor = await caller.editor();
    // Another api may have published first.
    await content.refresh();
    const order = { items: body.items.map(readKey), editor, reason: body.reason.trim(), locale: caller.locale };
    const done = await publishDrafts(database, { ...order, content: await served() });
    if (done.outcome !== "published") throw await faultOf(done);
    for (const { kind, id } of done.items) {
      log.info({ event: "content.published", account: editor.accountId, kind, id }, "an editor published a change");
    }
    await content.refresh();
    return null;
  };

  async function faultOf(outcome: Exclude<Outcome, { outcome: "published" }>): Promise<ApiFault> {
    if (outcome.outcome === "missing") return new ApiFault(404);
    if (outcome.outcome === "refused") return new ApiFault(422, { words: refused, data: { faults: outcome.faults } });
    const conflicts = await Promise.all(
      outcome.with.map(async ({ kind, id, published }) => ({ kind, id, ...(await stampedValue(database, published)) })),
    );
    const data: z.output<typeof conflictsSchema> = { conflicts };
    return new ApiFault(409, { words: overtaken, data });
  }
}
