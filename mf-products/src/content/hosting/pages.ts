import type { PageLoader } from "../../model/page-content.ts";

export const hostingPages: readonly [code: string, load: PageLoader][] = [];
