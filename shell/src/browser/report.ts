import type { PageFragment } from "@zhian/contracts/page";
import { readPageState } from "./page-state.ts";

const path = "/_reports";

/** Tells the operator of a fragment that failed here: its name, version and what kind of fault, nothing of the visitor. */
export function reportFailure({ name, version }: PageFragment, error: unknown, kind: string): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const { requestId } = readPageState(document);
  send({ type: "fragment", fragment: name, version, kind, requestId, message: message.slice(0, 500) });
}

/** Somebody, there is no telling who, has tried to put something else in the place of what the site relies on. */
export function reportAttempt(original: string): void {
  send({ type: "page", kind: "overwritten", message: original });
}

/** The backend says something in another way than the site knows; the page does without it. Places in the answer, no values. */
export function reportLeftOut(path: string, places: readonly string[]): void {
  send({ type: "page", kind: "left out of an answer", message: `${path}: ${places.join(", ")}`.slice(0, 500) });
}

function send(report: object): void {
  navigator.sendBeacon(path, new Blob([JSON.stringify(report)], { type: "application/json" }));
}
