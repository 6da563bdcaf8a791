/** Undefined for invalid JSON: the caller's schema rejects that like any other wrong value. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
