import { fillBytes, joinTexts, type Part, type Values } from "../../compose/parts.ts";
import { type StaleNote, withStaleNote } from "../../compose/stale-note.ts";
import type { Exchange } from "../exchange/exchange.ts";
import { mostCopies, PageCopies } from "../precompressed/page-copies.ts";
import { type PrecompressedPage, precompressPage } from "../precompressed/precompressed-page.ts";
import { encodingFor, type Headers, sendCopy, sendPressed, sendWhole } from "./send-page.ts";

/** Its text, its compressed forms, and the copies that are lent. */
const timesInMemory = 3 + mostCopies;

/** A whole page that is kept. It is pressed when it is asked for again: most addresses with a query never are. */
export class CachedPage {
  /** About what it takes of memory, pressed forms included. */
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

  /** Because no newer one can be made, which the page then says. Pressed for this one answer: few are asked for in that case. */
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
