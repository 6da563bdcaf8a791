type Level = "info" | "warn";

interface Dependencies {
  pass(level: Level, text: string): void;
  /** Called when the first line is dropped, and then every ten seconds with the number dropped since. */
  onDropped(lines: number): void;
}

export const linesAtOnce = 20;
const everyMs = 10_000;
const mostCharacters = 2_000;

/** Limits a release's console output: passes on the first lines of each ten seconds, and counts the rest. */
export class LimitedOutput {
  readonly #options: Dependencies;
  #left = linesAtOnce;
  #dropped = 0;
  #isTold = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Dependencies) {
    this.#options = options;
  }

  write(level: Level, text: string): void {
    this.#timer ??= setTimeout(() => this.flush(), everyMs).unref();
    const end = endOfLines(text, this.#left);
    if (end > 0) this.#options.pass(level, text.slice(0, Math.min(end, mostCharacters)));
    this.#left -= countLines(text, 0, end);
    this.#dropped += countLines(text, end, text.length);
    if (this.#dropped === 0 || this.#isTold) return;
    this.#isTold = true;
    this.#tell();
  }

  /** Reports the remaining count, at the end of the output or of each ten seconds. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#left = linesAtOnce;
    this.#isTold = false;
    this.#tell();
  }

  #tell(): void {
    const lines = this.#dropped;
    this.#dropped = 0;
    if (lines > 0) this.#options.onDropped(lines);
  }
}

/** Offset after the first `lines` lines of the text. */
function endOfLines(text: string, lines: number): number {
  let end = 0;
  for (let line = 0; line < lines && end < text.length; line += 1) {
    const at = text.indexOf("\n", end);
    end = at < 0 ? text.length : at + 1;
  }
  return end;
}

/** The last line may lack a line break. */
function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = from; at < to; lines += 1) {
    const next = text.indexOf("\n", at);
    at = next < 0 ? to : next + 1;
  }
  return lines;
}
