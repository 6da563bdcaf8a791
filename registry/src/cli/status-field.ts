import * as z from "zod";
import { baseOf, type CommandContext } from "./command.ts";

const fieldSchema = z.object({
  fragments: z.array(
    z.object({
      name: z.string(),
      releases: z.array(
        z.object({
          version: z.string(),
          isCanary: z.boolean(),
          pages: z.number(),
          failedPages: z.number(),
          p75: z.object({ lcp: z.number().optional(), inp: z.number().optional(), cls: z.number().optional() }),
        }),
      ),
    }),
  ),
});
export type FieldSummaries = z.output<typeof fieldSchema>["fragments"];
type Release = FieldSummaries[number]["releases"][number];

export async function readField(context: CommandContext): Promise<FieldSummaries> {
  return (await context.client.call(`${baseOf(context)}/field`, fieldSchema)).body.fragments;
}

/** One line for each release that shells have reported on in the last hour. */
export function fieldNotes(fragments: FieldSummaries): string[] {
  const notes = fragments.flatMap(({ name, releases }) => releases.map((release) => `${name} ${note(release)}`));
  return notes.length > 0 ? notes : ["No pages were reported in the last hour."];
}

function note({ version, isCanary, pages, failedPages, p75 }: Release): string {
  const { lcp, inp, cls } = p75;
  const percent = pages === 0 ? 0 : Math.round((failedPages / pages) * 1000) / 10;
  const vitals = [
    ...(lcp === undefined ? [] : [`LCP ${twoDigits(lcp)} ms`]),
    ...(inp === undefined ? [] : [`INP ${twoDigits(inp)} ms`]),
    ...(cls === undefined ? [] : [`CLS ${twoDigits(cls / 1000)}`]),
  ];
  const told = vitals.length > 0 ? `p75 ${vitals.join(", ")}` : "too few pages for vitals";
  return `${version}${isCanary ? " (canary)" : ""} in the last hour: ${pages} pages, ${percent} % failed; ${told}`;
}

/** Buckets are accurate to 8 %, so a third digit would be false precision. */
function twoDigits(value: number): number {
  return Number(value.toPrecision(2));
}
