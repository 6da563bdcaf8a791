import { spawn } from "node:child_process";
import { once } from "node:events";
import { delimiter, join } from "node:path";
import { type RunOptions, runToEnd } from "../processes/run-to-end.ts";
import { ownGroup, running, stop } from "../processes/running.ts";
import { CommandError } from "../progress/print-failure.ts";

export interface Team {
  /** Runs a command line in the team's folder, or in `cwd`. Throws a CommandError with its output if it fails. */
  run(command: readonly string[], cwd?: string): Promise<string>;
  /** The same for a command that must be refused: returns its output. Throws a CommandError if it succeeds. */
  refused(command: readonly string[], env?: Record<string, string>): Promise<string>;
  /** Starts a command that runs until it is stopped. */
  start(command: readonly string[], cwd: string): Promise<Started>;
}

interface Started {
  /** Resolves with its output once that matches `sign`. Throws a CommandError if it exits before. */
  until(sign: RegExp): Promise<string>;
  end(): Promise<void>;
}

interface Place {
  root: string;
  folder: string;
  /** npm's cache, for this team only. */
  cache: string;
  env: Record<string, string>;
}

/** A person at a terminal with Node and npm, and nothing of this tree: neither its programs nor its packages are on the path. */
export function createTeam({ root, folder, cache, env: given }: Place): Team {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_|FRAGMENTS_|INIT_CWD$|SHELL_|API_|REGISTRY_)/i.test(name),
  );
  const path = (process.env["PATH"] ?? "")
    .split(delimiter)
    .filter((each) => !each.startsWith(join(root, "node_modules")));
  const own = {
    ...Object.fromEntries(inherited),
    PATH: path.join(delimiter),
    npm_config_cache: cache,
    npm_config_update_notifier: "false",
    // Packages cached by the previous run are not requested again.
    npm_config_prefer_offline: "true",
    ...given,
  };
  return {
    async run(command, cwd = folder) {
      const { code, output } = await runToEnd(command, { cwd, env: own });
      if (code !== 0) throw new CommandError(`${command.join(" ")} exited with code ${code}:\n${output.trim()}`);
      return output;
    },
    async refused(command, env = {}) {
      const { code, output } = await runToEnd(command, { cwd: folder, env: { ...own, ...env } });
      if (code === 0) throw new CommandError(`${command.join(" ")} should have been refused:\n${output.trim()}`);
      return output;
    },
    start: (command, cwd) => start(command, { cwd, env: own }),
  };
}

async function start(command: readonly string[], { cwd, env }: Pick<RunOptions, "cwd" | "env">): Promise<Started> {
  const [program = "", ...args] = command;
  const child = running.add(spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], ...ownGroup }));
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      child.emit("said");
    });
  }
  await once(child, "spawn");
  return {
    async until(sign) {
      while (!sign.test(said)) {
        if (child.exitCode !== null) throw new CommandError(`${command.join(" ")} has exited:\n${said.trim()}`);
        await Promise.race([once(child, "said"), once(child, "close")]);
      }
      return said;
    },
    end: () => stop(child),
  };
}
