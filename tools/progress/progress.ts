import { formatDuration } from "./format-duration.ts";

export interface Progress {
  /** Runs one step and shows its progress and how long it took. `detail` sets the text for its current work. */
  step<T>(title: string, work: (detail: (text: string) => void) => Promise<T>): Promise<T>;
  say(line: string): void;
}

interface ProgressOptions {
  steps: number;
  out?: NodeJS.WriteStream;
}

const frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const spinMs = 100;
const stillThereMs = 10_000;

/** One updating line on a terminal, plain lines elsewhere. */
export function createProgress({ steps, out = process.stdout }: ProgressOptions): Progress {
  let current = 0;
  return {
    say: (line) => void out.write(`${out.isTTY ? "\r\x1b[2K" : ""}${line}\n`),
    async step(title, work) {
      current += 1;
      const line = createLine(out, `[${current}/${steps}] ${title}`);
      try {
        const result = await work(line.detail);
        line.end("✓");
        return result;
      } catch (error) {
        line.end("✗");
        throw error;
      }
    },
  };
}

function createLine(out: NodeJS.WriteStream, title: string) {
  const started = performance.now();
  let text = "";
  let tick = 0;
  const elapsed = () => formatDuration(performance.now() - started);
  const now = () => (text ? `${title}: ${text}` : title);
  const draw = () => {
    tick += 1;
    if (out.isTTY)
      out.write(`\r\x1b[2K${clip(`${frames[tick % frames.length]} ${now()} (${elapsed()})`, out.columns)}`);
    else out.write(`  ${now()} … ${elapsed()}\n`);
  };
  if (!out.isTTY) out.write(`  ${title} …\n`);
  const timer = setInterval(draw, out.isTTY ? spinMs : stillThereMs);
  return {
    detail: (next: string) => {
      text = next;
    },
    end: (mark: string) => {
      clearInterval(timer);
      out.write(`${out.isTTY ? "\r\x1b[2K" : ""}${mark} ${now()} (${elapsed()})\n`);
    },
  };
}

/** A line longer than the terminal would wrap, and could then not be overwritten. */
function clip(line: string, columns: number) {
  return line.length < columns ? line : `${line.slice(0, columns - 2)}…`;
}
