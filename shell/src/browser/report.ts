import type { PageFragment } from "@zhian/contracts/page";

const path = "/_reports";

/** Tells the operator of a fragment that failed here: its name, version and what kind of fault, nothing of the visitor. */
export function reportFailure({ name, version }: PageFragment, error: unknown, kind: string): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const body = JSON.stringify({ type: "fragment", fragment: name, version, kind, message: message.slice(0, 500) });
  navigator.sendBeacon(path, new Blob([body], { type: "application/json" }));
}
