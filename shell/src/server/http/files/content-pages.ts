import { type EndpointData, endpoints } from "@zhian/contracts/endpoints";
import { envelopeSchema } from "@zhian/contracts/envelope";
import type { Locale } from "@zhian/contracts/locale";
import { readTolerantly } from "@zhian/contracts/tolerant-reader";
import { catalogueHeaders, type ServedCatalogue } from "../../releases/served-catalogue.ts";

export interface ContentPage {
  /** Without a locale prefix. */
  path: string;
  locales: readonly Locale[];
  /** A calendar date. */
  lastModified?: string;
}

type Pages = EndpointData<"cms.sitemap">["pages"];

const deadlineMs = 3_000;

/** Returns the content's pages: the last known ones while the api is unavailable, none before its first response. */
export function createContentPages(
  apiUrl: string,
  /** The catalogue that most visitors get. */
  catalogue: () => Pick<ServedCatalogue, "header"> | undefined,
): () => Promise<readonly ContentPage[]> {
  let known: Pages = [];

  return async function contentPages() {
    try {
      const answer = await fetch(`${apiUrl}/api${endpoints["cms.sitemap"].path}`, {
        headers: { "accept-encoding": "identity", ...catalogueHeaders(catalogue()) },
        signal: AbortSignal.timeout(deadlineMs),
        redirect: "error",
      });
      known = pagesIn(await answer.json()) ?? known;
    } catch {
      // Whatever is wrong with the api, its last response still applies.
    }
    return known;
  };
}

/** Undefined if the api returned an error or an invalid response. */
function pagesIn(body: unknown): Pages | undefined {
  const envelope = readTolerantly(envelopeSchema, body);
  if ("fault" in envelope || envelope.data.code !== 0) return undefined;
  const read = readTolerantly(endpoints["cms.sitemap"].data, envelope.data.data);
  return "data" in read ? read.data.pages : undefined;
}
