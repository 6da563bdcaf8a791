/** Undefined for what is no JSON: a schema of the caller's refuses that as it does any other wrong value. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
