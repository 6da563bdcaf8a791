import type { PageLoader } from "../../model/page-content.ts";

export const networkPages: readonly [code: string, load: PageLoader][] = [];
