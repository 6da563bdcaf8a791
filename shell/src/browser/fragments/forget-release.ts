import type { PageFragment } from "@zhian/contracts/page";

/**
 * What bundlers' runtimes leave behind of a release, by the names that webpack and Rspack give it: with the list of chunks that have come, the
 * next release would take those of the one before for its own.
 */
export function forgetRelease({ browser: { global } }: PageFragment): void {
  for (const prefix of ["webpackChunk", "rspackChunk"]) Reflect.deleteProperty(globalThis, prefix + global);
}

/** Styles of a release that is no longer there, and files that it has asked for ahead: names of classes are those of the next, too. */
export function removeFiles({ base }: PageFragment): void {
  for (const file of document.head.querySelectorAll(`link[href*="${base}"], style[data-href^="${base}"]`))
    file.remove();
}
