import * as z from "zod";

const roundsSchema = z.object({ of: z.string(), count: z.number(), long: z.number() });

/** Formats the tests' notes in their rounds file, a line each, as a report: how much of each long run was done. */
export function formatRounds(notes: string): string[] {
  const said = notes
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => roundsSchema.parse(JSON.parse(line)))
    .map(({ of, count, long }) => (count < long ? `shortened: ${of} ${count} of ${long}` : `whole: ${of} ${count}`));
  return [...new Set(said)].toSorted();
}
