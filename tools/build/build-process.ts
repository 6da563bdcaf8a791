import { fork } from "node:child_process";
import { join } from "node:path";
import { ownGroup, running, stop } from "../processes/running.ts";

/** Not a workspace, but the shell's built-in pages, which are made from all workspaces. */
export const mirror = "mirror";
/** Nor is this one: the gallery of the site's parts. */
export const gallery = "gallery";

export interface BuildOrder {
  root: string;
  /** Its folder, or `mirror` or `gallery`. */
  workspace: string;
  /** Overrides the version of package.json. */
  version?: string;
}

export interface BuildOutcome {
  isBuilt: boolean;
  /** A line that sums the build up, or its errors. */
  text: string;
}

export interface BuildProcess {
  /** One order at a time. A process that ends meanwhile is an outcome too. */
  build(order: BuildOrder): Promise<BuildOutcome>;
  end(): Promise<void>;
}

/** A process that builds one workspace after the other: from the second on, webpack is loaded and compiled already. */
export function startBuildProcess(): BuildProcess {
  const child = running.add(
    fork(join(import.meta.dirname, "build-child.ts"), {
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      ...ownGroup,
    }),
  );
  let warnings = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      warnings += chunk;
    });
  }
  return {
    build(order) {
      warnings = "";
      return new Promise((resolve) => {
        const settle = (outcome: BuildOutcome) => {
          child.off("message", answered);
          child.off("exit", ended);
          resolve(outcome);
        };
        const answered = (outcome: BuildOutcome) => settle({ ...outcome, text: `${warnings}${outcome.text}` });
        const ended = (code: number | null, signal: string | null) =>
          settle({ isBuilt: false, text: `${warnings}The build ended early (${signal ?? `code ${code}`}).` });
        child.on("message", answered);
        child.on("exit", ended);
        child.send(order);
      });
    },
    end: () => stop(child),
  };
}
