import * as z from "zod";

/** The line in a fragment's folder that caused a refusal, machine-readable: file, key, and the wrong value. */
export const placeSchema = z.object({
  fragment: z.string(),
  /** Relative to the fragment's folder. */
  file: z.string(),
  key: z.string(),
  value: z.string().optional(),
});
export type Place = z.output<typeof placeSchema>;

/** The reason for a refusal, and the line to change, if there is one. */
export interface Fault {
  text: string;
  at?: Place;
}

/** Readers would skip the rest. */
const mostPlaces = 10;

/** The lines that caused the faults, each once. */
export function placesOf(faults: readonly Fault[]): Place[] {
  const places = new Map<string, Place>();
  for (const { at } of faults) if (at) places.set(JSON.stringify(at), at);
  return [...places.values()].slice(0, mostPlaces);
}

/** A place in `src/fragment.ts`, which the build copies into the manifest. */
export function inDefinition(fragment: string, key: string, value?: string): Place {
  return { fragment, file: "src/fragment.ts", key, ...(value !== undefined && { value }) };
}

/** A place in the content of the page that offers a product, which the build copies into the manifest. */
export function inOffer(fragment: string, code: string): Place {
  return { fragment, file: "src/content", key: "offer", value: code };
}

/** A place in the content of a page that declares its listing for the rest of the site, which the build copies into the manifest. */
export function inListing(fragment: string, path: string): Place {
  return { fragment, file: "src/content", key: "listing", value: path };
}

/** A place in `package.json`, which sets the version of a shared module that a fragment is built with. */
export function inPackage(fragment: string, key: string, value?: string): Place {
  return { fragment, file: "package.json", key, ...(value !== undefined && { value }) };
}

/** The place in `webpack.config.ts` whose one call builds both halves of a release. */
export function inBuild(fragment: string): Place {
  return { fragment, file: "webpack.config.ts", key: "fragmentBuild" };
}

/** A place in the code, such as `src/pages/disk.tsx:12`, or `details.js:1:240` in the build. */
export function inSource(fragment: string, place: string, key: string): Place {
  return { fragment, file: place.split(/:\d/)[0] ?? place, key };
}
