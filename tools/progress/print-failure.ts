import { explainFailure, fullDisk } from "../bootstrap/explain-failure.mjs";

/** A failure whose message is written for the person at the terminal, remedy included. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** The text shown for a failure: its own message if it was written for people, otherwise the remedy of a known cause. */
export function printFailure(error: unknown): string {
  if (error instanceof Error && error.name === "CommandError") {
    return fullDisk.test(error.message) ? explainFailure(error.message) : error.message;
  }
  if (!(error instanceof Error)) return String(error);
  return explainFailure(`${messagesOf(error)}\n${error.stack ?? ""}`);
}

/** Its message, and those of its causes. */
function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${messagesOf(error.cause)}`;
}
