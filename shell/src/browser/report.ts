import type { PageFragment } from "@zhian/contracts/page";
import { readPageState } from "./page-state.ts";

const path = "/_reports";

/** Tells the operator of a fragment that failed here: its name, version and what kind of fault, nothing of the visitor. */
export function reportFailure(
  { name, version }: Pick<PageFragment, "name" | "version">,
  error: unknown,
  kind: string,
): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const { requestId } = readPageState(document);
  send({ type: "fragment", fragment: name, version, kind, requestId, message: message.slice(0, 500) });
}

/** Somebody, there is no telling who, has tried to put something else in the place of what the site relies on. */
export function reportAttempt(original: string): void {
  send({ type: "page", kind: "overwritten", message: original });
}

/** A script has removed what is not its own, and it was put back; `by` is whose script, where that is known. */
export function reportDamage(by: Parameters<typeof reportFailure>[0] | undefined, message: string): void {
  if (by) reportFailure(by, message, "damaged");
  else send({ type: "page", kind: "damaged", message: message.slice(0, 500) });
}

/** The backend gave fields of an unexpected kind, and the page does without them. Names of fields only, never their values. */
export function reportDropped(path: string, fields: readonly string[]): void {
  send({ type: "page", kind: "dropped", message: `${path}: ${fields.join(", ")}`.slice(0, 500) });
}

function send(report: object): void {
  navigator.sendBeacon(path, new Blob([JSON.stringify(report)], { type: "application/json" }));
}
