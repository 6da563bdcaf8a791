import { percentile } from "../../bench/statistics.ts";
import { findClones } from "./find-clones.ts";
import { findFolderCircles } from "./folder-circles.ts";
import { type Kind, kindOf, workspaceOf } from "./groups.ts";
import { findSmallFiles } from "./small-files.ts";
import type { Source, SourceTree } from "./source-tree.ts";
import { findUnusedExports } from "./unused-exports.ts";

/** The figures of one group of files. */
export interface Figures {
  files: number;
  lines: number;
  fileP50: number;
  fileP95: number;
  fileMax: number;
  functionP95: number;
  functionMax: number;
  anys: number;
  casts: number;
  nonNulls: number;
  ignores: number;
  classes: number;
  manyParams: number;
  folderCircles: number;
  smallFiles: number;
  unusedValues: number;
  unusedTypes: number;
  testOnlyExports: number;
  clones: number;
  /** Comment lines as a percentage of non-empty lines. */
  commentPercent: number;
}

/** The sources of the figures: one line per place. */
export interface Places {
  folderCircles: string[];
  smallFiles: string[];
  unusedExports: string[];
  testOnlyExports: string[];
  clones: string[];
}

export interface Measured {
  groups: { name: string; figures: Figures }[];
  /** For the product without its content. */
  places: Places;
}

type IsEntry = (path: string) => boolean;

/** `isEntry`: files that a program or a bundler starts from. */
export function measure(tree: SourceTree, isEntry: IsEntry): Measured {
  const ofKind = (...kinds: Kind[]) => tree.sources.filter(({ path }) => kinds.includes(kindOf(path)));
  const product = ofKind("product");
  const names = [...new Set(product.map(({ path }) => workspaceOf(path)))];
  const groups: [name: string, sources: Source[]][] = [
    ["product without content", product],
    ["product with content", ofKind("product", "content")],
    ...names.map((name): [string, Source[]] => [name, product.filter(({ path }) => workspaceOf(path) === name)]),
    ["content", ofKind("content")],
    ["tools", ofKind("tools")],
    ["tests", ofKind("tests")],
  ];
  const placesOf = placeFinder(tree, isEntry);
  return {
    groups: groups
      .filter(([, sources]) => sources.length > 0)
      .map(([name, sources]) => ({ name, figures: figuresOf(sources, placesOf(sources)) })),
    places: toPlaces(placesOf(product)),
  };
}

/** Findings that need the whole tree, computed once. */
function placeFinder(tree: SourceTree, isEntry: IsEntry) {
  const [small, unused] = [findSmallFiles(tree), findUnusedExports(tree, isEntry)];
  return (sources: readonly Source[]) => {
    const paths = new Set(sources.map(({ path }) => path));
    return {
      circles: findFolderCircles(tree.links.filter(({ from, to }) => paths.has(from) && paths.has(to))),
      small: small.filter(({ file }) => paths.has(file)),
      unused: unused.filter(({ file }) => paths.has(file)),
      clones: findClones(sources),
    };
  };
}

type Found = ReturnType<ReturnType<typeof placeFinder>>;

function figuresOf(sources: readonly Source[], { circles, small, unused, clones }: Found): Figures {
  const sum = (count: (source: Source) => number) => sources.reduce((total, source) => total + count(source), 0);
  const fileLines = sources.map(({ lines }) => lines);
  const functionLines = sources.flatMap((source) => source.functionLines);
  return {
    files: sources.length,
    lines: sum(({ lines }) => lines),
    fileP50: quantileOf(fileLines, 0.5),
    fileP95: quantileOf(fileLines, 0.95),
    fileMax: quantileOf(fileLines, 1),
    functionP95: quantileOf(functionLines, 0.95),
    functionMax: quantileOf(functionLines, 1),
    anys: sum(({ anys }) => anys),
    casts: sum(({ casts }) => casts),
    nonNulls: sum(({ nonNulls }) => nonNulls),
    ignores: sum(({ ignores }) => ignores),
    classes: sum(({ classes }) => classes),
    manyParams: sum(({ manyParams }) => manyParams),
    folderCircles: circles.length,
    smallFiles: small.length,
    unusedValues: unused.filter(({ usedBy, isType }) => usedBy !== "tests" && !isType).length,
    unusedTypes: unused.filter(({ usedBy, isType }) => usedBy !== "tests" && isType).length,
    testOnlyExports: unused.filter(({ usedBy }) => usedBy === "tests").length,
    clones: clones.length,
    commentPercent:
      (100 * sum(({ commentLines }) => commentLines)) /
      Math.max(
        1,
        sum(({ filledLines }) => filledLines),
      ),
  };
}

function quantileOf(values: readonly number[], share: number): number {
  return values.length === 0 ? 0 : Math.round(percentile(values, share));
}

function toPlaces({ circles, small, unused, clones }: Found): Places {
  const exported = (isTestOnly: boolean) =>
    unused.filter(({ usedBy }) => (usedBy === "tests") === isTestOnly).map(({ file, name }) => `${file}: ${name}`);
  return {
    folderCircles: circles.map((folders) => folders.join(" ↔ ")),
    smallFiles: small.map(({ file, importer }) => `${file} ← ${importer}`),
    unusedExports: exported(false),
    testOnlyExports: exported(true),
    clones: clones.map(({ file, first, tokens }) => `${file} = ${first} (${tokens} tokens)`),
  };
}
