import { fork } from "node:child_process";
import { join } from "node:path";
import { ownGroup, running, stop } from "../processes/running.ts";

/** Not a workspace: the shell's built-in pages, which are made from all workspaces. */
export const mirror = "mirror";
/** Not a workspace either: the gallery of the site's parts. */
export const gallery = "gallery";

export interface BuildOrder {
  root: string;
  /** Its folder, or `mirror` or `gallery`. */
  workspace: string;
  /** Overrides the version in package.json. */
  version?: string;
}

export interface BuildOutcome {
  isBuilt: boolean;
  /** A one-line summary of the build, or its errors. */
  text: string;
}

export interface BuildProcess {
  /** Takes one order at a time. If the process exits meanwhile, that is an outcome too. */
  build(order: BuildOrder): Promise<BuildOutcome>;
  end(): Promise<void>;
}

/** Starts a process that builds workspaces one after another: from the second on, webpack is already loaded and compiled. */
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
          settle({ isBuilt: false, text: `${warnings}The build exited early (${signal ?? `code ${code}`}).` });
        child.on("message", answered);
        child.on("exit", ended);
        child.send(order);
      });
    },
    end: () => stop(child),
  };
}
