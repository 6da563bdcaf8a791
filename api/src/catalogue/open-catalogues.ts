import type { Database } from "@zhian/database/database";
import type { FastifyBaseLogger } from "fastify";
import { type Catalogues, createCatalogues } from "./catalogues.ts";
import { fetchOffers } from "./fetch-offers.ts";
import { keepOffers, readKeptOffers } from "./kept-offers.ts";

interface Parts {
  database: Database;
  log: Pick<FastifyBaseLogger, "warn">;
}

/** Catalogues as the shells serve them, beginning with what the database has kept. */
export async function openCatalogues(shellUrls: readonly string[], { database, log }: Parts): Promise<Catalogues> {
  return createCatalogues({
    fetchOffers: (id) => fetchOffers(shellUrls, id),
    last: await readKeptOffers(database),
    keep: (served) => keepOffers(database, served),
    onError: (error, catalogue) =>
      log.warn(
        { event: "catalogue.load_failed", catalogue, err: error },
        "the site's catalogue could not be read from any shell: the previous one is used",
      ),
  });
}
