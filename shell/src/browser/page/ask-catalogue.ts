import type { Catalogue } from "@zhian/contracts/catalogue";
import { within } from "../timing/with-timeout.ts";
import { readSiteFile } from "./read-site-file.ts";

/** A visitor waits for it. */
const limitMs = 4_000;

/** What the site offers this visitor: asked for when it is first needed, once; again after a failure. `integrity`: of its file. */
export function createCatalogue(integrity: string, fetch = globalThis.fetch): () => Promise<Catalogue> {
  let asked: Promise<Catalogue> | undefined;
  return () => {
    // What the shell wrote; its hash came with the page.
    asked ??= (within("the catalogue", limitMs, readSiteFile(integrity, fetch)) as Promise<Catalogue>).catch(
      (error: unknown) => {
        asked = undefined;
        throw error;
      },
    );
    return asked;
  };
}
