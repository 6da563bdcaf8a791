import type { Spare } from "./spares.ts";

/** Those that the document names. */
export function readSpares(): Spare[] {
  // The server of this page has written it.
  return JSON.parse(document.getElementById("spares")?.textContent ?? "[]") as Spare[];
}
