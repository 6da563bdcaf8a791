/**
 * Loads the components that use a headless library, when one is needed. The shell shares this module, so that the page
 * has one copy of their shared state: layers, focus scopes. The import is the shell's, so that a lost chunk can be
 * requested again. Rejects if it is lost.
 */
export function loadHeadless() {
  return import("./headless-parts.tsx");
}

export type HeadlessParts = Awaited<ReturnType<typeof loadHeadless>>;
