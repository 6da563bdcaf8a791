import type { SectionName, SolutionPage } from "./solution-content.ts";

type Details = SolutionPage["details"];

const usual: readonly SectionName[] = ["situation", "regulations", "architecture", "bill", "timeline", "result", "faq"];

interface Ordered {
  order?: readonly SectionName[] | undefined;
}

/** The page's sections, in its order. */
export function sectionsOf({ order }: Ordered): readonly SectionName[] {
  return order ?? usual;
}

/** The table number of each section that is a table, for captions. */
export function tableNumbers(details: Ordered & Pick<Details, "own">): Partial<Record<SectionName, number>> {
  const isTable = (name: SectionName) =>
    name === "own" ? details.own?.is === "table" : ["regulations", "bill", "timeline", "result"].includes(name);
  return Object.fromEntries(
    sectionsOf(details)
      .filter(isTable)
      .map((name, index) => [name, index + 1]),
  );
}
