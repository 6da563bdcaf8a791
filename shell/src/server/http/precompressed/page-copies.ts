import type { Part, Placeholder, Values } from "../../compose/parts.ts";
import { toBytes, toPieces } from "./pieces.ts";

/** Kept per page for reuse. Few are needed: a fast reader's copy is back before the next request. */
export const mostCopies = 2;

/**
 * Complete copies of a page in which only the values are rewritten for each response. A copy belongs to one response until
 * it is given back: a new one each time would cost more than all other work on a cached page.
 */
export class PageCopies {
  readonly #page: Buffer;
  readonly #places: readonly { at: number; placeholder: Placeholder }[];
  readonly #free: Buffer[] = [];

  /** `values` may be any: only their lengths matter. */
  constructor(parts: readonly Part[], values: Values) {
    const pieces = toPieces(parts);
    const places: { at: number; placeholder: Placeholder }[] = [];
    let at = 0;
    for (const piece of pieces) {
      if (typeof piece === "number") places.push({ at, placeholder: piece });
      at += toBytes(piece, values).byteLength;
    }
    this.#places = places;
    this.#page = Buffer.concat(pieces.map((piece) => toBytes(piece, values)));
  }

  take(values: Values): Buffer {
    const copy = this.#free.pop() ?? Buffer.from(this.#page);
    for (const { at, placeholder } of this.#places) copy.write(values[placeholder], at, "latin1");
    return copy;
  }

  giveBack(copy: Buffer): void {
    if (this.#free.length < mostCopies) this.#free.push(copy);
  }
}
