import { randomBytes } from "node:crypto";
import { isDraftsPass } from "@zhian/contracts/drafts-header";
import type { Queryable } from "@zhian/database/database";
import { LRUCache } from "lru-cache";
import * as z from "zod";
import type { Content } from "../content/content.ts";
import { contentWith } from "../content/content-with.ts";
import type { SignedIn } from "../http/caller.ts";
import type { KeyedHash } from "../secrets/keyed-hash.ts";
import { readDrafts } from "./drafts.ts";

export const previewSeconds = 1_800;
const passBytes = 32;
/** Enough for the editors who preview the site at the same time. */
const mostKept = 8;

export interface Previews {
  /** Issues a pass for a browser, valid for half an hour at most, and only as long as the session. */
  begin(who: SignedIn): Promise<string>;
  /** The site's content with the drafts of the pass's owner. Undefined for an invalid pass. */
  contentFor(pass: string, content: Content): Promise<Content | undefined>;
}

export function createPreviews(database: Queryable, hash: KeyedHash): Previews {
  const made = new LRUCache<string, Content>({ max: mostKept });

  return {
    async begin({ accountId, sessionId }) {
      const pass = randomBytes(passBytes).toString("base64url");
      await database.query(
        `INSERT INTO preview_pass (pass, session, account, expires_at)
         VALUES ($1, $2, $3, now() + interval '${previewSeconds} seconds')`,
        [hash("preview pass", pass), sessionId, accountId],
      );
      return pass;
    },

    async contentFor(pass, content) {
      if (!isDraftsPass(pass)) return undefined;
      const rows = await database.query(
        `SELECT pass.account FROM preview_pass AS pass JOIN account ON account.id = pass.account
         WHERE pass.pass = $1 AND pass.expires_at > now() AND account.is_editor`,
        [hash("preview pass", pass)],
      );
      const [owner] = z.array(z.object({ account: z.string() })).parse(rows);
      if (!owner) return undefined;
      const drafts = await readDrafts(database, owner.account);
      const saved = drafts.map(({ kind, id, savedAt }) => `${kind} ${id} ${savedAt.toISOString()}`);
      const digest = [content.digest, owner.account, ...saved].join("\n");
      const known = made.get(digest);
      if (known) return known;
      const whole = { ...contentWith(content, drafts), digest, isDraft: true as const };
      made.set(digest, whole);
      return whole;
    },
  };
}
