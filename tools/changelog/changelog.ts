import type { Change } from "./read-changes.ts";

const head = `# Changelog

Written by \`npm run changelog\` from the commits (decision 65): what has changed in what is released or deployed, by day. What an environment
serves, and since when, is in the registry: \`fragments log <environment>\`.
`;

/** Newest day first; within a day by folder. */
export function writeChangelog(changes: readonly Change[]): string {
  const days = Map.groupBy(changes, ({ date }) => date);
  const sections = [...days]
    .toSorted(([one], [other]) => other.localeCompare(one))
    .map(([date, list]) => {
      const lines = list.map(toLine).toSorted((one, other) => one.localeCompare(other, "en"));
      return `\n## ${date}\n\n${[...new Set(lines)].join("\n")}\n`;
    });
  return head + sections.join("");
}

function toLine({ scopes, text }: Change): string {
  return `- **${scopes.join(", ")}**: ${escapeMarkdown(text)}`;
}

/** Markdown characters in a commit's subject are literal, except for code in backticks. */
function escapeMarkdown(text: string): string {
  return text.replaceAll(/`[^`]*`|[*_<]/g, (part) => (part.startsWith("`") ? part : `\\${part}`));
}
