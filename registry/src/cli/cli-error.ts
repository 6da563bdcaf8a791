import { errorName } from "@zhian/server/read-error";
import type { Place } from "../model/manifest-line.ts";

export const exitCodes = { ok: 0, failed: 1, usage: 2, refused: 3, unreachable: 4 } as const;

/** Ends the command with a message, a remedy, and an exit code for the kind of failure. */
export class CliError extends Error {
  override readonly name = "CliError";
  readonly exit: "failed" | "usage" | "refused" | "unreachable";
  readonly remedy: string;
  /** The registry's refusal code, if the registry refused. */
  code: string;
  /** The lines to change. */
  at: readonly Place[] = [];

  constructor(exit: CliError["exit"], message: string, remedy: string) {
    super(message);
    this.exit = exit;
    this.remedy = remedy;
    this.code = exit;
  }
}

export function isCliError(error: unknown): error is CliError {
  return errorName(error) === "CliError";
}
