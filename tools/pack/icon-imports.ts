import * as z from "zod";
import { parseSource, walk } from "../sources/syntax.ts";

/** A name or a literal. */
const valueSchema = z.object({ value: z.string() });
const importSchema = z.object({
  type: z.literal("ImportDeclaration"),
  source: valueSchema,
  specifiers: z.array(
    z.object({ type: z.literal("ImportSpecifier"), local: valueSchema, imported: z.nullish(valueSchema) }),
  ),
});
const exportSchema = z.object({
  type: z.literal("ExportNamedDeclaration"),
  source: valueSchema,
  specifiers: z.array(z.object({ orig: valueSchema, exported: z.nullish(valueSchema) })),
});
/** In types that the compiler has inferred. */
const typeSchema = z.object({ type: z.literal("TsImportType"), argument: valueSchema });
const fromSchema = z.object({
  type: z.enum(["ImportDeclaration", "ExportNamedDeclaration", "ExportAllDeclaration"]),
  source: valueSchema,
});

/** The names that a script, or its declarations, imports from a package; undefined if it refers to the package in any other way. */
export function iconsIn(text: string, packageName: string): string[] | undefined {
  const names: string[] = [];
  let mentions = 0;
  let understood = 0;
  walk(parseSource(text, { isTsx: false }), (node) => {
    if (node.type === "StringLiteral" && node["value"] === packageName) mentions += 1;
    if (typeSchema.safeParse(node).data?.argument.value === packageName) understood += 1;
    const found = importSchema.safeParse(node).data;
    if (found?.source.value !== packageName) return true;
    understood += 1;
    for (const { local, imported } of found.specifiers) names.push((imported ?? local).value);
    return true;
  });
  return mentions === understood ? names : undefined;
}

/** From the package's index: the file of each icon, such as `./icons/x.mjs`, by each of its names. */
export function iconFiles(listing: string): Map<string, string> {
  const files = new Map<string, string>();
  walk(parseSource(listing, { isTsx: false }), (node) => {
    const found = exportSchema.safeParse(node).data;
    for (const { orig, exported } of found?.specifiers ?? [])
      if (found && orig.value === "default") files.set((exported ?? orig).value, found.source.value);
    return found === undefined;
  });
  return files;
}

/** The relative paths that a script imports from. */
export function importedPaths(text: string): string[] {
  const paths: string[] = [];
  walk(parseSource(text, { isTsx: false }), (node) => {
    const path = fromSchema.safeParse(node).data?.source.value;
    if (path?.startsWith(".")) paths.push(path);
    return path === undefined;
  });
  return paths;
}
