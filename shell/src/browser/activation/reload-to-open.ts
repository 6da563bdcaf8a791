import { type ActivationEvent, activationFields } from "@zhian/contracts/activation-events";

/** Loads a new document to open what this one could not: a newer revision may have it, or the files that failed here. */
export function reloadToOpen(event: ActivationEvent): void {
  const address = new URL(location.href);
  const field = activationFields[event];
  if (address.searchParams.has(field)) return location.reload();
  address.searchParams.set(field, "1");
  location.assign(address);
}
