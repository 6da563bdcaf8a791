/** A fault in a file: its position, and what is wrong. */
export interface ContentFault {
  /** Path of the file, as given. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** `blocks.2.items.0.title`; empty for the file as a whole. */
  key: string;
  reason: string;
}

/** Content that cannot be used for a page. The message has a line for each fault: `file:line key: reason`. */
export class ContentError extends Error {
  readonly faults: readonly ContentFault[];

  constructor(faults: readonly ContentFault[]) {
    super(faults.map(describeFault).join("\n"));
    this.name = "ContentError";
    this.faults = faults;
  }
}

function describeFault({ file, line, key, reason }: ContentFault): string {
  return `${file}:${line}${key ? ` ${key}` : ""}: ${reason}`;
}
