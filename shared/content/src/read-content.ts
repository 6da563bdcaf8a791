import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { z } from "zod";
import { ContentError } from "./content-error.ts";
import type { KeyPath } from "./parse-content-file.ts";
import { readParts } from "./read-parts.ts";
import { resolveRefs } from "./resolve-refs.ts";

/** What pages of one kind have in common: the default export of `kind.ts`, in their folder or the nearest one around it. */
export interface ContentKind {
  /** Of a page with its texts in both languages. */
  schema: z.ZodType;
  /** What `{ ref: … }` may name, on the page whose files say this. */
  values?(page: unknown): Readonly<Record<string, unknown>>;
  /** Absolute path of a folder of texts that several pages have, named `{ ref: shared.… }`. */
  shared?: string;
}

interface Content {
  /** As the kind's schema has it, its texts in both languages. */
  content: unknown;
  /** All files that it was made of. */
  files: readonly string[];
}

/**
 * Reads the files of a folder, puts them together and checks them as their kind asks. Throws ContentError with all that is wrong.
 */
export async function readContent(folder: string): Promise<Content> {
  const kindFile = kindOf(folder);
  const { default: kind } = (await import(pathToFileURL(kindFile).href)) as { default: ContentKind };
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
  return { content: data, files: [kindFile, ...parts.files, ...(shared?.files ?? [])] };
}

function kindOf(folder: string): string {
  const file = join(folder, "kind.ts");
  if (existsSync(file)) return file;
  const around = dirname(folder);
  if (around === folder) throw new Error("Neither the folder of this content nor one around it has a kind.ts");
  return kindOf(around);
}

/** What a union has against a value, said by the member that came nearest to it. */
function flatIssues(issues: readonly z.core.$ZodIssue[], above: KeyPath = []): { path: KeyPath; message: string }[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path.map((step) => (typeof step === "symbol" ? String(step) : step))];
    if (issue.code !== "invalid_union" || issue.errors.length === 0) return [{ path, message: issue.message }];
    const nearest = issue.errors.reduce((best, errors) => (errors.length < best.length ? errors : best));
    return flatIssues(nearest, path);
  });
}
