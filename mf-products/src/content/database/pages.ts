import type { PageLoader } from "../../model/page-content.ts";

export const databasePages: readonly [code: string, load: PageLoader][] = [];
