import { type ActivationEvent, activationFields } from "@zhian/contracts/activation-events";

/** Asks by a new document for what this one could not open: a newer revision may have it, and files that this one was refused. */
export function reloadToOpen(event: ActivationEvent): void {
  const address = new URL(location.href);
  const field = activationFields[event];
  if (address.searchParams.has(field)) return location.reload();
  address.searchParams.set(field, "1");
  location.assign(address);
}
