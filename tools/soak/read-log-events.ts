import * as z from "zod";

const replacedSchema = z.object({ release: z.string(), msg: z.literal("a worker was replaced in good time") });
const failedSchema = z.object({ path: z.string(), status: z.number().min(500), msg: z.literal("page") });

/** What the lines of the shell's log say of releases and pages: `replaced mf-a`, `failed /a/page`. */
export function readLogEvents(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    // Most lines are of neither kind, and some are no JSON: Node's own warnings.
    if (!line.startsWith("{") || !/"msg":"(?:page|a worker was)/.test(line)) return [];
    const facts: unknown = JSON.parse(line);
    const replaced = replacedSchema.safeParse(facts);
    if (replaced.success) return [`replaced ${replaced.data.release.split("@")[0]}`];
    const failed = failedSchema.safeParse(facts);
    return failed.success ? [`failed ${failed.data.path}`] : [];
  });
}
