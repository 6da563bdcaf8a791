import { type EndpointData, endpoints } from "@zhian/contracts/endpoints";
import { envelopeSchema } from "@zhian/contracts/envelope";
import type { Locale } from "@zhian/contracts/locale";
import { readTolerantly } from "@zhian/contracts/tolerant-reader";

export interface ContentPage {
  /** Plain. */
  path: string;
  locales: readonly Locale[];
  /** A calendar day. */
  lastModified?: string;
}

const deadlineMs = 3_000;

/** The pages that the content makes; those that it last named while the api does not answer, and none before it has. */
export function createContentPages(apiUrl: string): () => Promise<readonly ContentPage[]> {
  let known: EndpointData<"cms.sitemap">["pages"] = [];

  return async function contentPages() {
    try {
      const { path, data } = endpoints["cms.sitemap"];
      const answer = await fetch(`${apiUrl}/api${path}`, {
        headers: { "accept-encoding": "identity" },
        signal: AbortSignal.timeout(deadlineMs),
        redirect: "error",
      });
      const read = readTolerantly(data, envelopeSchema.parse(await answer.json()).data);
      if ("data" in read) known = read.data.pages;
    } catch {
      // Whatever is wrong with the api, what it said before still stands.
    }
    return known;
  };
}
