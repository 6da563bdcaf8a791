import { type OpeningEvent, openingFields } from "@zhian/contracts/opening-fields";

/** Asks by a new document for what this one could not open: a newer revision may have it, and files that this one was refused. */
export function reloadToOpen(event: OpeningEvent): void {
  const address = new URL(location.href);
  const field = openingFields[event];
  if (address.searchParams.has(field)) return location.reload();
  address.searchParams.set(field, "1");
  location.assign(address);
}
