import { explainFailure } from "../bootstrap/explain-failure.mjs";

/** A failure whose message is written for the person at the terminal, remedy included. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** What is shown of a failure: its own words when they were meant for people, else the remedy of a known cause. */
export function sayFailure(error: unknown): string {
  if (error instanceof Error && error.name === "CommandError") return error.message;
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? "" : `\n${sayFailure(error.cause)}`;
  return explainFailure(`${error.message}${cause}\n${error.stack ?? ""}`);
}
