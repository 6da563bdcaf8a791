import { fillBytes, joinTexts, type Part, type Values } from "../../compose/parts.ts";
import { type StaleNote, withStaleNote } from "../../compose/stale-note.ts";
import type { Exchange } from "../exchange/exchange.ts";
import { mostCopies, PageCopies } from "../precompressed/page-copies.ts";
import { type PrecompressedPage, precompressPage } from "../precompressed/precompressed-page.ts";
import { encodingFor, type Headers, sendCopy, sendPressed, sendWhole } from "./send-page.ts";

/** The text, its compressed forms, and the reusable copies. */
const timesInMemory = 3 + mostCopies;

/** A complete cached page. It is compressed when it is requested again: most URLs with a query never are. */
export class CachedPage {
  /** Approximate memory use, including the compressed forms. */
  readonly bytes: number;
  readonly #parts: readonly Part[];
  #copies: PageCopies | undefined;
  #pressed: PrecompressedPage | undefined;
  #isPressing = false;

  constructor(parts: readonly Part[]) {
    this.#parts = joinTexts(parts);
    this.bytes = this.#parts.reduce<number>(
      (sum, part) => sum + (typeof part === "number" ? 0 : part.length * timesInMemory),
      0,
    );
  }

  isSame(parts: readonly Part[]): boolean {
    const other = joinTexts(parts);
    return this.#parts.length === other.length && this.#parts.every((part, index) => isSamePart(part, other[index]));
  }

  async send(exchange: Exchange, answer: { headers: Headers; values: Values }): Promise<void> {
    if (!encodingFor(exchange)) {
      this.#copies ??= new PageCopies(this.#parts, answer.values);
      return sendCopy(exchange, this.#copies, answer);
    }
    if (this.#pressed && sendPressed(exchange, this.#pressed, answer)) return;
    if (!this.#isPressing) void this.#press();
    await sendWhole(exchange, { ...answer, status: 200, body: fillBytes(this.#parts, answer.values) });
  }

  /** Sends the page with a note that no newer one could be rendered. Compressed for this response only: stale pages are rare. */
  async sendStale(exchange: Exchange, answer: { headers: Headers; values: Values; note: StaleNote }): Promise<void> {
    const body = fillBytes(withStaleNote(this.#parts, answer.note), answer.values);
    await sendWhole(exchange, { ...answer, status: 200, body });
  }

  async #press(): Promise<void> {
    this.#isPressing = true;
    this.#pressed = await precompressPage(this.#parts);
  }
}

function isSamePart(one: Part, other: Part | undefined): boolean {
  if (one === other) return true;
  return one instanceof Uint8Array && other instanceof Uint8Array && Buffer.compare(one, other) === 0;
}
