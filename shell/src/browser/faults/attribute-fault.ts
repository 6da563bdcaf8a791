import type { PageFragment } from "@zhian/contracts/page";

export type Release = Pick<PageFragment, "name" | "version">;

/**
 * The release that caused a fault. `outside`: not the site, but a browser extension, an injected script or a blocked
 * request. Undefined: the site, but the release is unknown.
 */
type Culprit = Release | "outside" | undefined;

export interface Fault {
  /** The thrown value, or the reason of a rejected promise. */
  error: unknown;
  /** The browser's own message, if any. */
  message?: string;
  /** URL of the script that threw, as reported by the browser. */
  filename?: string;
  /** The owner of the callback, or of the slot whose listener ran. */
  running?: Release | undefined;
}

/**
 * Browser notices, and errors with hidden details. Then failed requests: the messages of Chromium and WebKit, and the
 * beginnings of those of axios and Firefox.
 */
const noFaults = /^(ResizeObserver loop|Script error|Failed to fetch|Load failed|Network ?Error)/;
/** The source URL of a stack frame, without its scheme; an injected script has none. */
const origins = /:\/\/[^\s)]+|<anonymous>:\d|@$/gm;
const ownCode = /^(?:https?)?:\/\/[^/]+\/_(?:shell|fragments\/([^/]+)\/([^/]+))\//;

/** The innermost frame that is not the shell's own decides: code that fragments share runs from the shell's files. */
export function attributeFault({ error, message = "", filename, running }: Fault): Culprit {
  if (noFaults.test(message)) return "outside";
  // The thrown value may be anything; only its strings are read.
  const thrown = (error ?? {}) as Partial<AggregateError>;
  for (const each of [thrown, thrown.cause, thrown.errors].flat()) {
    const { message, stack } = (each ?? {}) as Partial<Error>;
    if (noFaults.test(`${message}`)) return "outside";
    // Chromium begins a stack with the message, which may contain any URL.
    for (const [origin] of `${stack}\n`.replace(`${message}\n`, "").matchAll(origins)) {
      const owner = ownerOfScript(origin);
      if (owner) return owner;
    }
  }
  return (filename ? ownerOfScript(filename) : undefined) ?? running;
}

/** The owner of the code that called the shell's function in which the error was created. Undefined for shell code, such as React. */
export function attributeCall({ stack }: Error): Culprit {
  const [first = "", second = ""] = Array.from(`${stack}\n`.matchAll(origins), ([origin]) => origin);
  return ownerOfScript(first) ?? ownerOfScript(second);
}

/** The release that a script at this URL belongs to; undefined for the shell's. */
export function ownerOfScript(origin: string): Culprit {
  const own = ownCode.exec(origin);
  if (!own) return "outside";
  const [, name, version] = own;
  return name && version ? { name, version } : undefined;
}
