import type { Bus } from "@zhian/contracts/bus";

/** Publishes the CMS's brand data for the shell. An older shell throws on the unknown event: the header must not fail because of it. */
export function publishBrand(bus: Bus | undefined, brand: { slogan: string; logoUrl: string }): void {
  try {
    bus?.publish("brand.loaded", brand);
  } catch {
    // In that case, the state `cms` has no slogan and no logo.
  }
}
