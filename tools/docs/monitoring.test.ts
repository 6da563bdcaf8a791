import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { createHttpMetrics } from "@zhian/observe/http-metrics";
import { parse } from "yaml";
import * as z from "zod";
import { createMetrics } from "../../shell/src/server/operate/metrics.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ runbook: z.string() }) })),
    }),
  ),
});
const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

const rules = rulesSchema.parse(parse(read("deploy/monitoring/alerts.yaml"))).groups.flatMap((group) => group.rules);
const { panels } = dashboardSchema.parse(JSON.parse(read("deploy/monitoring/dashboard.json")));

/** Names of all metrics that the three servers expose. */
async function knownSeries(): Promise<Set<string>> {
  const texts = [
    await createMetrics().registry.metrics(),
    await createHttpMetrics("api").text(),
    await createHttpMetrics("registry").text(),
  ];
  const types = texts.flatMap((text) => [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]);
  return new Set(
    types.flatMap(([, name = "", type]) =>
      type === "histogram" ? ["_bucket", "_count", "_sum"].map((part) => name + part) : [name],
    ),
  );
}

function seriesIn(expression: string): string[] {
  return expression.match(/\b(?:shell|api|registry|nodejs|process)_\w+/g) ?? [];
}

it("the alerts and the dashboard use only metrics that the servers expose", async () => {
  const known = await knownSeries();
  const used = [...rules.map(({ expr }) => expr), ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
  const series = used.map(seriesIn);
  expect(series.filter((names) => names.length === 0)).toEqual([]);
  expect(series.flat().filter((name) => !known.has(name))).toEqual([]);
});

it("every alert names a heading of the runbook", () => {
  const headings = [...read("docs/guides/runbook.md").matchAll(/^## (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, "")
      .replaceAll(/\s/g, "-"),
  );
  expect(rules.filter(({ annotations }) => !headings.includes(annotations.runbook))).toEqual([]);
});
