import type { Spare } from "./spares.ts";

/** Returns the spares that the document names. */
export function readSpares(): Spare[] {
  // Written by the server of this page.
  return JSON.parse(document.getElementById("spares")?.textContent ?? "[]") as Spare[];
}
