import { readFile } from "node:fs/promises";
import { readBody } from "@zhian/server/read-body";
import { type Bootstrap, readBootstrap } from "./bootstrap.ts";

export interface BootstrapSource {
  /** `undefined` until the file has been read for the first time. */
  current(): Bootstrap | undefined;
  close(): void;
}

interface SourceOptions {
  /** The file's path or URL, chosen by the operator. */
  from: string;
  allowsHttp: boolean;
  onError(error: unknown): void;
  /** Interval between reads, and the delay after a failed one. */
  everyMs?: number;
  againMs?: number;
}

const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;
const limitMs = 10_000;
const maxBytes = 2 ** 20;

/**
 * The bootstrap file with the registries' servers, read at once and then every day. If a read fails, the last file remains in use, with
 * a retry every minute.
 */
export async function openBootstrap(options: SourceOptions): Promise<BootstrapSource> {
  const { onError, everyMs = dayMs, againMs = minuteMs } = options;
  let current: Bootstrap | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function refresh(): Promise<void> {
    let nextMs = everyMs;
    try {
      current = readBootstrap(await load(options.from), options);
    } catch (error) {
      nextMs = againMs;
      onError(error);
    }
    // The timer must not keep the process alive.
    if (!isClosed) timer = setTimeout(() => void refresh(), nextMs).unref();
  }

  await refresh();
  return {
    current: () => current,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

async function load(from: string): Promise<string> {
  if (!/^https?:/.test(from)) return readFile(from, "utf8");
  const answer = await fetch(from, { redirect: "error", signal: AbortSignal.timeout(limitMs) });
  if (!answer.ok) throw new Error(`${from} returned HTTP ${answer.status}.`);
  const body = await readBody(answer.body, maxBytes);
  if (!body) throw new RangeError(`${from} is longer than ${maxBytes} bytes.`);
  return body.toString("utf8");
}
