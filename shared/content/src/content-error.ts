/** The place of a fault in a file, and its correction. */
export interface ContentFault {
  /** Path of the file, as it was given. */
  file: string;
  /** From 1. */
  line: number;
  /** `blocks.2.items.0.title`; empty for the file as a whole. */
  key: string;
  reason: string;
}

/** Content that is not fit for a page. Its message has a line for each fault: `file:line key: reason`. */
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
