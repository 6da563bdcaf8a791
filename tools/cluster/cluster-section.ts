import type { Verdict } from "./judge.ts";

const heading = "## Two of each, and one of them gone";

/** Replaces the part of docs/performance.md that `npm run test:cluster` writes; the part from `npm run bench` is not changed. */
export function withClusterSection(
  page: string,
  verdicts: readonly Verdict[],
  load: { before: number; after: number },
): string {
  const rows = verdicts.map(({ what, target, measured, isMet }) => [what, target, measured, isMet ? "yes" : "**no**"]);
  const lines = [["what", "target", "measured", "met"], ["---", "---", "---", "---"], ...rows];
  const table = lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  return `${withoutClusterSection(page).trimEnd()}

${heading}

Written by \`npm run test:cluster -- --write-docs\`: two shells and two apis behind an edge, a registry, PostgreSQL, Valkey and an
S3-compatible store on one machine, all of it beside the visitors that ask. Load average ${load.before.toFixed(1)} → ${load.after.toFixed(1)}.

${table}
`;
}

/** The section, which is kept when the rest is rewritten; empty if there is none. */
export function clusterSectionOf(page: string): string {
  const at = page.indexOf(heading);
  return at < 0 ? "" : page.slice(at);
}

function withoutClusterSection(page: string): string {
  const at = page.indexOf(heading);
  return at < 0 ? page : page.slice(0, at);
}
