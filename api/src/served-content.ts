import { catalogueHeader } from "@zhian/contracts/catalogue-header";
import { draftsHeader } from "@zhian/contracts/drafts-header";
import type { Database } from "@zhian/database/database";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { searchIndexOf } from "./answer-calls.ts";
import { contentBrought } from "./catalogue/content-brought.ts";
import { openCatalogues } from "./catalogue/open-catalogues.ts";
import type { Config } from "./config.ts";
import type { Content } from "./content/content.ts";
import type { ContentStore } from "./content/content-store.ts";
import type { Previews } from "./editor/previews.ts";

interface Parts {
  config: Pick<Config, "shellUrls">;
  content: ContentStore;
  previews: Previews;
  database: Database;
  log: Pick<FastifyBaseLogger, "warn">;
}

export interface ServedContent {
  /** The content for public answers, as served to the caller. */
  contentFor(request: FastifyRequest): Promise<Content>;
  /** The same with an editor's drafts, if the request has a pass for them. */
  previewFor(request: FastifyRequest): Promise<Content | undefined>;
}

/** The content of the CMS with the releases' offers for the caller. */
export async function openServedContent({ config, content, previews, ...parts }: Parts): Promise<ServedContent> {
  const catalogues = await openCatalogues(config.shellUrls, parts);
  // Built now, since otherwise the first search would wait for it.
  searchIndexOf(contentBrought(content.current(), await catalogues.of(undefined)));
  const offersFor = ({ headers }: FastifyRequest) => {
    const named = headers[catalogueHeader];
    return catalogues.of(typeof named === "string" ? named : undefined);
  };
  return {
    contentFor: async (request) => contentBrought(content.current(), await offersFor(request)),
    async previewFor(request) {
      const pass = request.headers[draftsHeader];
      const whole = typeof pass === "string" ? await previews.contentFor(pass, content.current()) : undefined;
      return whole && contentBrought(whole, await offersFor(request));
    },
  };
}
