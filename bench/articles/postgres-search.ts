import type { Database } from "@zhian/database/database";
import type { Findable } from "../../api/src/search/search-index.ts";
import { isHan, tokenizeQuery, tokenizeText } from "../../api/src/search/tokenize.ts";

const batch = 1_000;

/** PostgreSQL's full-text search over the same tokens: the reference for the in-memory index. */
export async function openPostgresSearch(database: Database, entries: readonly Findable[]) {
  await database.query("CREATE TABLE found (link text PRIMARY KEY, words tsvector NOT NULL)");
  for (let at = 0; at < entries.length; at += batch) {
    const rows = entries.slice(at, at + batch).map((entry) => ({ link: entry.link, ...wordsOf(entry) }));
    await database.query(
      `INSERT INTO found SELECT link, setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', summary), 'B')
         || setweight(to_tsvector('simple', body), 'D')
       FROM jsonb_to_recordset($1::jsonb) AS row (link text, name text, summary text, body text)`,
      [JSON.stringify(rows)],
    );
  }
  await database.query("CREATE INDEX found_words ON found USING gin (words)");
  await database.query("ANALYZE found");

  /** Links, best match first. */
  return async function search(q: string): Promise<string[]> {
    const tokens = tokenizeQuery(q).map((token) => `'${token.replaceAll("'", "''")}'${isHan(token) ? "" : ":*"}`);
    if (tokens.length === 0) return [];
    const rows = await database.query(
      "SELECT link FROM found, to_tsquery('simple', $1) AS asked WHERE words @@ asked ORDER BY ts_rank(words, asked) DESC LIMIT 20",
      [tokens.join(" & ")],
    );
    // The one selected column.
    return rows.map((row) => String((row as { link: unknown }).link));
  };
}

function wordsOf({ code, aliases, texts: { en, zh }, body = "" }: Findable) {
  const say = (...parts: (string | null | undefined)[]) => tokenizeText(parts.join(" ")).join(" ");
  return { name: say(code, ...aliases, en?.name, zh?.name), summary: say(en?.summary, zh?.summary), body: say(body) };
}
