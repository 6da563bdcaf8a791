import type { ReactElement } from "react";

/**
 * Content next to other nodes: elements, never bare text. A browser that translates the page replaces text nodes with its
 * own, and React can neither update nor remove a text node that is gone.
 */
export type Elements = ReactElement | readonly Elements[] | "" | boolean | null | undefined;
