import { within } from "../timing/with-timeout.ts";

interface Entry {
  address: string;
  integrity: string;
  limitMs: number;
}

/** Rejects with a ChunkLoadError if the file has not fully loaded in time, and with a ScriptExecutionError if it threw. */
export async function runEntry({ address, integrity, limitMs }: Entry): Promise<void> {
  const { promise: loading, resolve, reject } = Promise.withResolvers<void>();
  const script = Object.assign(document.createElement("script"), {
    src: address,
    integrity,
    crossOrigin: "anonymous",
    async: true,
    onload: () => resolve(),
    onerror: () => reject(failure("ChunkLoadError", `${address} could not be loaded`)),
  });
  const noteError = ({ filename, message }: ErrorEvent) => {
    if (filename === address) reject(failure("ScriptExecutionError", `${address} threw: ${message}`));
  };
  window.addEventListener("error", noteError);
  document.head.append(script);
  try {
    await within(address, limitMs, loading);
  } catch (error) {
    throw isKnown(error) ? error : failure("ChunkLoadError", `${address} took longer than ${limitMs} ms`);
  } finally {
    window.removeEventListener("error", noteError);
    script.remove();
  }
}

/** Whether it is one of the two errors above; otherwise, the wait timed out. */
function isKnown(error: unknown): boolean {
  return error instanceof Error && error.name !== "Error";
}

function failure(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}
