const fields = ["quote", "rank", "style", "number"];

/** The address no longer asks for what was closed: a reload would open it again. */
export function forgetOpening(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has("quote")) return;
  for (const field of fields) address.searchParams.delete(field);
  window.history.replaceState(window.history.state, "", address);
}
