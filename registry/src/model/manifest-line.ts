import * as z from "zod";

/** A line in a fragment's folder that a refusal is about, as a machine may name it: file, key, and the value that is wrong. */
export const placeSchema = z.object({
  fragment: z.string(),
  /** Below the fragment's folder. */
  file: z.string(),
  key: z.string(),
  value: z.string().optional(),
});
export type Place = z.output<typeof placeSchema>;

/** Why something is refused, in words, and the line to change, where it is one. */
export interface Fault {
  text: string;
  at?: Place;
}

/** More of them would not be read. */
const mostPlaces = 10;

/** The lines that faults are about, each once. */
export function placesOf(faults: readonly Fault[]): Place[] {
  const places = new Map<string, Place>();
  for (const { at } of faults) if (at) places.set(JSON.stringify(at), at);
  return [...places.values()].slice(0, mostPlaces);
}

/** In `src/fragment.ts`, which the build writes into the manifest. */
export function inDefinition(fragment: string, key: string, value?: string): Place {
  return { fragment, file: "src/fragment.ts", key, ...(value !== undefined && { value }) };
}

/** In the content of the page that offers a product, which the build writes into the manifest. */
export function inOffer(fragment: string, code: string): Place {
  return { fragment, file: "src/content", key: "offer", value: code };
}

/** In the content of a page that says how the rest of the site lists it, which the build writes into the manifest. */
export function inListing(fragment: string, path: string): Place {
  return { fragment, file: "src/content", key: "listing", value: path };
}

/** In `package.json`: where a fragment says which version of a shared module it is made with. */
export function inPackage(fragment: string, key: string, value?: string): Place {
  return { fragment, file: "package.json", key, ...(value !== undefined && { value }) };
}

/** In `webpack.config.ts`, whose one call makes both halves of a release. */
export function inBuild(fragment: string): Place {
  return { fragment, file: "webpack.config.ts", key: "fragmentBuild" };
}

/** In the code, at a place such as `src/pages/disk.tsx:12`, or `details.js:1:240` of what was built. */
export function inSource(fragment: string, place: string, key: string): Place {
  return { fragment, file: place.split(/:\d/)[0] ?? place, key };
}
