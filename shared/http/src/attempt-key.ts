/** Returns the same key until the payload changes: sent again, for whatever reason, it is not bought twice. */
export function createAttemptKey(make = newKey): (payload: unknown) => string {
  let last = { payload: "", key: "" };
  return (payload) => {
    const text = JSON.stringify(payload);
    if (last.payload !== text) last = { payload: text, key: make() };
    return last.key;
  };
}

/** A random UUID (version 4). `crypto.randomUUID` is missing where a page has no TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const set = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return set.toString(16).padStart(2, "0");
  });
  const cut = (from: number, to: number) => hex.slice(from, to).join("");
  return [cut(0, 4), cut(4, 6), cut(6, 8), cut(8, 10), cut(10, 16)].join("-");
}
