interface Entry {
  address: string;
  integrity: string;
  limitMs: number;
}

/** Rejects with a ChunkLoadError when the file has not come whole in time, and with a ScriptExecutionError when it has thrown. */
export function runEntry({ address, integrity, limitMs }: Entry): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = Object.assign(document.createElement("script"), {
    src: address,
    integrity,
    crossOrigin: "anonymous",
    async: true,
    onload: () => resolve(),
    onerror: () => reject(failure("ChunkLoadError", `${address} is lost`)),
  });
  const timer = setTimeout(
    () => reject(failure("ChunkLoadError", `${address} took longer than ${limitMs} ms`)),
    limitMs,
  );
  const noteError = ({ filename, message }: ErrorEvent) => {
    if (filename === address) reject(failure("ScriptExecutionError", `${address} threw: ${message}`));
  };
  window.addEventListener("error", noteError);
  document.head.append(script);
  return promise.finally(() => {
    clearTimeout(timer);
    window.removeEventListener("error", noteError);
    script.remove();
  });
}

function failure(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}
