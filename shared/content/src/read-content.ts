import { join } from "node:path";
import type { z } from "zod";
import { ContentError } from "./content-error.ts";
import { keptWhileUnchanged } from "./kept-while-unchanged.ts";
import type { KeyPath } from "./parse-content-file.ts";
import { readKind } from "./read-kind.ts";
import { readParts } from "./read-parts.ts";
import { resolveRefs } from "./resolve-refs.ts";

interface Content {
  /** The output of the kind's schema, with texts in both languages. */
  content: unknown;
  /** All files that it was read from. */
  files: readonly string[];
}

/** Reads the files of a folder, merges them and checks them against the schema of their kind. Throws ContentError with all faults. */
export async function readContent(folder: string): Promise<Content> {
  const found = await readKind(folder);
  if (!found) throw new Error("Neither the folder of this content nor a folder above it has a kind.ts");
  const { kind, file } = found;
  const parts = readParts(folder);
  const shared = kind.shared === undefined ? undefined : readParts(kind.shared);
  const { resolved, unresolved } = resolveRefs(parts.merged, {
    ...kind.values?.(parts.merged),
    shared: shared?.merged,
  });
  const { success, data, error } = kind.schema.safeParse(resolved);
  const faults = [
    ...(shared?.faults ?? []),
    ...parts.faults,
    ...unresolved.map(({ path, reason }) => parts.faultAt(path, reason)),
    ...flatIssues(error?.issues ?? []).map(({ path, message }) => parts.faultAt(path, message)),
  ];
  if (!success || faults.length > 0) throw new ContentError(faults);
  return { content: data, files: [file, ...parts.files, ...(shared?.files ?? [])] };
}

/** The same, cached until one of its files changes: callers must not modify it. A changed `kind.ts` is not loaded again. */
export const readContentOnce = keptWhileUnchanged(readContent, (folder, { files }) => [
  // Facts may be added later.
  join(folder, "page.yaml"),
  ...files,
]);

/** Of a union's issues, keeps those of the member that matched best. */
function flatIssues(issues: readonly z.core.$ZodIssue[], above: KeyPath = []): { path: KeyPath; message: string }[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path.map((step) => (typeof step === "symbol" ? String(step) : step))];
    if (issue.code !== "invalid_union" || issue.errors.length === 0) return [{ path, message: issue.message }];
    const nearest = issue.errors.reduce((best, errors) => (errors.length < best.length ? errors : best));
    return flatIssues(nearest, path);
  });
}
