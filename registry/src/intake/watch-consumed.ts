/** A module that a script takes from the share scope. */
export interface ConsumedModule {
  path: string;
  request: string;
  range: string;
}

/** Upper limit for the description of such a module. */
const mostPassed = 2000;

/**
 * Passes a script through unchanged, and calls `found` for each module that it takes from the share scope. The runtimes of webpack and
 * Rspack list these as object literals with a share key and a range, even when minified.
 */
export async function* watchConsumed(
  path: string,
  body: AsyncIterable<Buffer>,
  found: (module: ConsumedModule) => void,
): AsyncGenerator<Buffer> {
  let unfinished = "";
  for await (const chunk of body) {
    const parts = (unfinished + chunk.toString("latin1")).split(/[{}]/);
    unfinished = (parts.pop() ?? "").slice(-mostPassed);
    for (const part of parts) {
      const request = valueOf("shareKey", part);
      const range = valueOf("requiredVersion", part);
      if (request !== undefined && range !== undefined) found({ path, request, range });
    }
    yield chunk;
  }
}

function valueOf(key: string, literal: string): string | undefined {
  return new RegExp(`\\b${key}["']?:\\s?["']([^"']{1,200})["']`).exec(literal)?.[1];
}
