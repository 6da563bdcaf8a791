import type { Catalogue } from "@zhian/contracts/catalogue";
import type { PageState } from "@zhian/contracts/page";
import { withRetries } from "@zhian/fragment/with-retries";
import { within } from "../timing/with-timeout.ts";
import { readSiteFile } from "./read-site-file.ts";

/** Includes retries. Short: a visitor is waiting. */
const limitMs = 4_000;

/**
 * What the site offers this visitor: fetched once, on first use; again after a failure. `page` names its file by integrity, and a new
 * file once the site has a new revision.
 */
export function createCatalogue(
  page: Pick<PageState, "catalogue">,
  fetch = globalThis.fetch,
): () => Promise<Catalogue> {
  let asked: Promise<Catalogue> | undefined;
  let askedFor: string | undefined;

  function ask(integrity: string): Promise<Catalogue> {
    const reading = withRetries(
      () => readSiteFile(integrity, fetch),
      () => true,
    );
    // Written by the shell; its hash came with the page.
    return (within("loading the catalogue", limitMs, reading) as Promise<Catalogue>).catch((error: unknown) => {
      asked = undefined;
      throw toLostFile(error);
    });
  }

  return () => {
    if (askedFor !== page.catalogue) asked = undefined;
    askedFor = page.catalogue;
    asked ??= ask(page.catalogue);
    return asked;
  };
}

/** A page without the catalogue is like one without a script: the error has the same name, and is handled the same way. */
function toLostFile(cause: unknown): Error {
  return Object.assign(new Error("the catalogue could not be loaded", { cause }), { name: "ChunkLoadError" });
}
