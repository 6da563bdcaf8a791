import type { Bus } from "@zhian/contracts/bus";

/** Tells the shell what the CMS says of the provider. A shell that is older than the event refuses it, which costs nothing here. */
export function tellBrand(bus: Bus | undefined, brand: { slogan: string; logoUrl: string }): void {
  try {
    bus?.publish("brand.loaded", brand);
  } catch {
    // It keeps no brand.
  }
}
