/** Placeholders for the only values that differ between responses with the same page. */
export const nonce = 0;
export const requestId = 1;
/** Light, dark, or the device's setting: one word in the first tag, so no page is rendered or cached per theme. */
export const theme = 2;
export type Placeholder = typeof nonce | typeof requestId | typeof theme;
/** Text, as a string or in UTF-8, or a placeholder for a value. */
export type Part = string | Uint8Array | Placeholder;

/** By placeholder. Each value has a fixed length: see precompressed-page.ts. */
export type Values = readonly [nonce: string, requestId: string, theme: string];
export const nonceLength = 24;
export const requestIdLength = 32;
/** Of the longest; shorter ones are padded with spaces, which an attribute with a list of words allows. */
export const themeLength = 6;

const longText = 1024;

/** Markup made of trusted pieces: callers must escape external values. */
export function markup(strings: TemplateStringsArray, ...values: (Part | readonly Part[])[]): Part[] {
  const parts: Part[] = [];
  for (const [index, text] of strings.entries()) {
    const value = values[index];
    if (text) parts.push(text);
    if (Array.isArray(value)) parts.push(...value);
    // What is neither an array nor absent is one part.
    else if (value !== undefined) parts.push(value as Part);
  }
  return parts;
}

/**
 * Encodes the parts in UTF-8. Long texts are not joined first: a single Han character makes a string use two bytes per letter, and
 * a page takes four times as long.
 */
export function fillBytes(parts: readonly Part[], values: Values): Buffer {
  const pieces: Uint8Array[] = [];
  let short = "";
  for (const part of parts) {
    const text = typeof part === "number" ? values[part] : part;
    if (typeof text === "string" && text.length < longText) short += text;
    else {
      pieces.push(Buffer.from(short), typeof text === "string" ? Buffer.from(text) : text);
      short = "";
    }
  }
  return Buffer.concat([...pieces, Buffer.from(short)]);
}

export function joinTexts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === "string" && typeof last === "string") joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}
