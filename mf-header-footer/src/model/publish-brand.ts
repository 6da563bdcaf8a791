import type { Bus } from "@zhian/contracts/bus";

/** Gives the shell the CMS's data of the provider. An older shell does not know the event and throws: the header must not fail for it. */
export function publishBrand(bus: Bus | undefined, brand: { slogan: string; logoUrl: string }): void {
  try {
    bus?.publish("brand.loaded", brand);
  } catch {
    // Then the state `cms` has no slogan and no logo.
  }
}
