import type { Catalogue } from "@zhian/contracts/catalogue";
import { withRetries } from "@zhian/fragment/with-retries";
import { within } from "../timing/with-timeout.ts";
import { readSiteFile } from "./read-site-file.ts";

/** Retries included; a visitor waits for it. */
const limitMs = 4_000;

/** What the site offers this visitor: asked for when it is first needed, once; again after a failure. `integrity`: of its file. */
export function createCatalogue(integrity: string, fetch = globalThis.fetch): () => Promise<Catalogue> {
  let asked: Promise<Catalogue> | undefined;

  function ask(): Promise<Catalogue> {
    const reading = withRetries(
      () => readSiteFile(integrity, fetch),
      () => true,
    );
    // What the shell wrote; its hash came with the page.
    return (within("the catalogue", limitMs, reading) as Promise<Catalogue>).catch((error: unknown) => {
      asked = undefined;
      throw toLostFile(error);
    });
  }

  return () => {
    asked ??= ask();
    return asked;
  };
}

/** A page without it is where one without a script is: it goes by the same name, and has the same ways out. */
function toLostFile(cause: unknown): Error {
  return Object.assign(new Error("the catalogue could not be loaded", { cause }), { name: "ChunkLoadError" });
}
