import type { ReactElement } from "react";

/**
 * Content beside other nodes: elements, and never a bare text. A browser that translates the page puts nodes of its own in
 * the place of texts, and React can neither change nor remove a text that is gone.
 */
export type Elements = ReactElement | readonly Elements[] | "" | boolean | null | undefined;
