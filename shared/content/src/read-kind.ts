import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { z } from "zod";

/** The common definition of one kind of pages: the default export of `kind.ts`, in their folder or its nearest ancestor. */
export interface ContentKind {
  /** Schema of a page with its texts in both languages. */
  schema: z.ZodType;
  /** The values that `{ ref: … }` may refer to on this page. */
  values?(page: unknown): Readonly<Record<string, unknown>>;
  /** Absolute path of a folder of texts that several pages share, referred to as `{ ref: shared.… }`. */
  shared?: string;
  /** Plain path below which the pages are, each named after its folder: `/solution`; "" for the root. Else, `fragment.ts` lists them. */
  below?: string;
}

interface FoundKind {
  kind: ContentKind;
  file: string;
  /** The folder of `kind.ts`. */
  folder: string;
}

/** The kind of the page in `folder`. Undefined for a folder of texts that pages share. */
export async function readKind(folder: string): Promise<FoundKind | undefined> {
  const file = join(folder, "kind.ts");
  if (existsSync(file)) {
    const { default: kind } = (await import(pathToFileURL(file).href)) as { default: ContentKind };
    return { kind, file, folder };
  }
  const around = dirname(folder);
  return around === folder ? undefined : readKind(around);
}
