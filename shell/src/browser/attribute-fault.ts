import type { PageFragment } from "@zhian/contracts/page";

export type Release = Pick<PageFragment, "name" | "version">;

/**
 * Who is to answer for a fault. `outside`: nothing of the site, but an extension of the browser, a script that was injected, or a
 * request that was blocked. Undefined: the site, but no release is known to have done it.
 */
export type Culprit = Release | "outside" | undefined;

export interface Fault {
  /** What was thrown, or what a promise was rejected with. */
  error: unknown;
  /** The browser's own words, when it has some. */
  message?: string;
  /** Address of the script that threw, as the browser says it. */
  filename?: string;
  /** Whose callback it was, or whose slot's listener. */
  running?: Release | undefined;
}

/**
 * Notices of the browser's, and errors of which it tells nothing. Then requests that got no answer: Chromium's words, WebKit's, and those
 * that axios's and Firefox's begin with.
 */
const noFaults = /^(ResizeObserver loop|Script error|Failed to fetch|Load failed|Network ?Error)/;
/** Where a stack frame says that its code is from, without the scheme; an injected script has no address. */
const origins = /:\/\/[^\s)]+|<anonymous>:\d|@$/gm;
const ownCode = /^(?:https?)?:\/\/[^/]+\/_(?:shell|fragments\/([^/]+)\/([^/]+))\//;

/** The innermost frame that is not the shell's own decides: what fragments share runs from the shell's files. */
export function attributeFault({ error, message = "", filename, running }: Fault): Culprit {
  if (noFaults.test(message)) return "outside";
  // Whatever was thrown, all that is read of it is text.
  const thrown = (error ?? {}) as Partial<AggregateError>;
  for (const each of [thrown, thrown.cause, thrown.errors].flat()) {
    const { message, stack } = (each ?? {}) as Partial<Error>;
    if (noFaults.test(`${message}`)) return "outside";
    // Chromium begins a stack with the message, which may hold any address.
    for (const [origin] of `${stack}\n`.replace(`${message}\n`, "").matchAll(origins)) {
      const owner = ownerOf(origin);
      if (owner) return owner;
    }
  }
  return (filename ? ownerOf(filename) : undefined) ?? running;
}

/** Undefined for the shell. */
function ownerOf(origin: string): Culprit {
  const own = ownCode.exec(origin);
  if (!own) return "outside";
  const [, name, version] = own;
  return name && version ? { name, version } : undefined;
}
