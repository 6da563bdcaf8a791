import type { Database } from "@zhian/database/database";
import type { FastifyBaseLogger } from "fastify";
import { type Catalogues, createCatalogues } from "./catalogues.ts";
import { fetchBrought } from "./fetch-brought.ts";
import { keepBrought, readKeptBrought } from "./kept-brought.ts";

interface Parts {
  database: Database;
  log: Pick<FastifyBaseLogger, "warn">;
}

/** Catalogues as the shells serve them, starting with the one stored in the database. */
export async function openCatalogues(shellUrls: readonly string[], { database, log }: Parts): Promise<Catalogues> {
  return createCatalogues({
    fetchBrought: (id) => fetchBrought(shellUrls, id),
    last: await readKeptBrought(database),
    keep: (served) => keepBrought(database, served),
    onError: (error, catalogue) =>
      log.warn(
        { event: "catalogue.load_failed", catalogue, err: error },
        "the site's catalogue could not be read from any shell: using the previous one",
      ),
  });
}
