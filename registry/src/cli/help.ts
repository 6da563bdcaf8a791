import type { Command } from "./command.ts";
import { toTable } from "./table.ts";

const everywhere = [
  "--env NAME       environment (default: production)",
  "--registry URL   or FRAGMENTS_REGISTRY (default: http://127.0.0.1:8082)",
  "--token TOKEN    or FRAGMENTS_TOKEN; default: the contents of var/registry/operator-token",
  "--json           machine-readable output",
  "--help           show this help, or help for a command",
];

export function overview(commands: Readonly<Record<string, Command>>): string {
  const rows = Object.values(commands).map(({ usage, summary }) => [`  ${usage}`, summary]);
  return [
    "fragments: publish fragments and decide what is served.",
    "",
    toTable(rows),
    "",
    ...everywhere.map((line) => `  ${line}`),
    "",
    "Exit codes: 0 success, 1 failure, 2 usage error, 3 refused, 4 registry unreachable.",
  ].join("\n");
}

export function commandHelp({ usage, summary, help }: Command): string {
  const lines = [...help, ...everywhere].map((line) => `  ${line}`);
  return [`fragments ${usage}`, `  ${summary}`, "", ...lines].join("\n");
}
