/**
 * The parts that are made with a headless library, loaded when one is needed. The shell shares this module, so that the
 * page has one copy of their shared state: layers, focus scopes. Its import is the shell's, so that a chunk that
 * was lost can be requested again. Rejects when it is.
 */
export function loadHeadless() {
  return import("./headless-parts.tsx");
}

export type HeadlessParts = Awaited<ReturnType<typeof loadHeadless>>;
