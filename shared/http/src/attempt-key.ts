import { newKey } from "./new-key.ts";

/** One key for each thing that is asked for: asked again, for whatever reason, the same payload is not bought twice. */
export function createAttemptKey(make = newKey): (payload: unknown) => string {
  let last = { payload: "", key: "" };
  return (payload) => {
    const text = JSON.stringify(payload);
    if (last.payload !== text) last = { payload: text, key: make() };
    return last.key;
  };
}
