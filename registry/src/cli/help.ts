import type { Command } from "./command.ts";
import { toTable } from "./table.ts";

const everywhere = [
  "--env NAME       environment (default: production)",
  "--registry URL   or FRAGMENTS_REGISTRY (default: http://127.0.0.1:8082)",
  "--token TOKEN    or FRAGMENTS_TOKEN; else what stands in var/registry/operator-token",
  "--json           for machines",
  "--help           this, or help for a command",
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
    "Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused, 4 registry not reached.",
  ].join("\n");
}

export function commandHelp({ usage, summary, help }: Command): string {
  const lines = [...help, ...everywhere].map((line) => `  ${line}`);
  return [`fragments ${usage}`, `  ${summary}`, "", ...lines].join("\n");
}
