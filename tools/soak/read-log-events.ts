import * as z from "zod";

const replacedSchema = z.object({ event: z.literal("worker.recycled"), release: z.string() });
const failedSchema = z.object({
  event: z.literal("request.completed"),
  kind: z.literal("page"),
  path: z.string(),
  status: z.number().min(500),
});

/** The shell's log lines about releases and pages, as events: `replaced mf-a`, `failed /a/page`. */
export function readLogEvents(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    // Most lines are of neither kind, and some are not JSON: Node's own warnings.
    if (!line.startsWith("{") || !/"event":"(?:request[.]completed|worker[.]recycled)"/.test(line)) return [];
    const facts: unknown = JSON.parse(line);
    const replaced = replacedSchema.safeParse(facts);
    if (replaced.success) return [`replaced ${replaced.data.release.split("@")[0]}`];
    const failed = failedSchema.safeParse(facts);
    return failed.success ? [`failed ${failed.data.path}`] : [];
  });
}
