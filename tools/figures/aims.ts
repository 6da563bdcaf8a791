import type { Figures, Measured, Places } from "./measure.ts";

interface Aim {
  title: string;
  figure: keyof Figures;
  max: number;
  places?: keyof Places;
}

const aims: readonly Aim[] = [
  { title: "p95 of a file's lines", figure: "fileP95", max: 120 },
  { title: "p95 of a function's lines", figure: "functionP95", max: 40 },
  { title: "cycles between folders", figure: "folderCircles", max: 0, places: "folderCircles" },
  { title: "files of 15 lines or less with one importer", figure: "smallFiles", max: 0, places: "smallFiles" },
  { title: "exports that only tests use", figure: "testOnlyExports", max: 0, places: "testOnlyExports" },
];

/** One line for each aim that the product without its content misses, followed by the places. */
export function missedAims({ groups, places: found }: Measured): string[] {
  const product = groups.find(({ name }) => name === "product without content");
  if (!product) throw new Error("the tree has no product");
  return aims.flatMap(({ title, figure, max, places }) => {
    const value = product.figures[figure];
    if (value <= max) return [];
    return [`${title}: ${value}, at most ${max}`, ...(places ? found[places].map((place) => `  ${place}`) : [])];
  });
}
