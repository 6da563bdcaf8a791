import type { ReactElement } from "react";

/**
 * What stands beside other nodes: elements, and never a bare text. A browser that translates the page puts nodes of its own in
 * the place of texts, and React can neither change nor remove what is no longer there.
 */
export type Elements = ReactElement | readonly Elements[] | "" | boolean | null | undefined;
