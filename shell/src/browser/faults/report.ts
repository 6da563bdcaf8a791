import { isLostFile } from "../files/chunk-reload.ts";
import { readPageState } from "../page/page-state.ts";
import { attributeFault, type Fault, type Release } from "./attribute-fault.ts";

const path = "/_reports";

/** Already reported: a fault that recurs with every frame is reported once. */
const said = new Set<string>();
const mostSaid = 200;

/** Reports to the operator a fragment that failed here: its name, version and the kind of fault, nothing about the visitor. */
export function reportFailure(release: Release, error: unknown, kind: string): void {
  reportFault({ error, running: release }, kind);
}

/** The same for any uncaught error. A fault that is not the site's is reported without details, which are private to the visitor. */
export function reportFault(fault: Fault, kind = "thrown"): void {
  // A release is served only once all its files exist, so a missing file was lost on the network.
  const culprit = kind === "thrown" && isLostFile(fault.error) ? "outside" : attributeFault(fault);
  if (culprit === "outside") send({ type: "page", kind: culprit });
  else report(culprit, fault.error ?? fault.message, kind);
}

/** Reports an error in the shell's own code. */
export function reportThrown(thrown: unknown): void {
  report(undefined, thrown, "thrown");
}

/** Reports that an unknown script tried to replace a global that the site relies on. */
export function reportAttempt(original: string): void {
  send({ type: "page", kind: "overwritten", message: original });
}

/** Reports that a script removed nodes of others, which were restored; `by` is its release, if known. */
export function reportDamage(by: Release | undefined, message: string): void {
  if (by) reportFailure(by, message, "damaged");
  else send({ type: "page", kind: "damaged", message: message.slice(0, 500) });
}

/** Reports fields of an unexpected type from the backend, which the page ignores. Only their names, never their values. */
export function reportDropped(path: string, fields: readonly string[]): void {
  send({ type: "page", kind: "dropped", message: `${path}: ${fields.join(", ")}`.slice(0, 500) });
}

function report(release: Release | undefined, error: unknown, kind: string): void {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const message = text.slice(0, 500);
  if (!release) return send({ type: "page", kind, message });
  const { requestId } = readPageState(document);
  send({ type: "fragment", fragment: release.name, version: release.version, kind, requestId, message });
}

function send(report: object): void {
  const text = JSON.stringify(report);
  if (said.has(text) || said.size === mostSaid) return;
  said.add(text);
  navigator.sendBeacon(path, new Blob([text], { type: "application/json" }));
}
