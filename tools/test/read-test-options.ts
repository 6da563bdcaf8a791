import { parseArgs } from "node:util";
import { CommandError } from "../progress/print-failure.ts";
import type { Tier } from "./test-steps.ts";

export interface TestOptions {
  tier: Tier;
  /** The commit to compare the tree with, for a run of changes only. */
  changedSince?: string;
  keepGoing: boolean;
}

const usage = "Usage: npm test [-- --changed | --since <commit>] [--keep-going]; npm run test:all; npm run test:long";

export function readTestOptions(args: readonly string[]): TestOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        whole: { type: "boolean" },
        long: { type: "boolean" },
        changed: { type: "boolean" },
        since: { type: "string" },
        "keep-going": { type: "boolean", default: false },
      },
    });
    const since = values.since ?? (values.changed ? "HEAD" : undefined);
    return {
      tier: values.long ? "long" : values.whole ? "whole" : "quick",
      ...(since !== undefined && { changedSince: since }),
      keepGoing: values["keep-going"],
    };
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
