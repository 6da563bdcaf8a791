import { nonce, nonceLength, type Placeholder, requestIdLength, themeLength } from "../../compose/parts.ts";

const lengths = [nonceLength, requestIdLength, themeLength] as const;
/** Bytes that no UTF-8 text holds: nothing but the placeholder itself can look like it. */
const strangeBytes = Buffer.from([0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff]);

/**
 * What a compressor is given in the place of a value: as long, and with the tail `==` that every nonce has, because brotli
 * reads the two bytes before a character to guess it.
 */
export function placeholderText(placeholder: Placeholder): Buffer {
  const bytes = Buffer.alloc(lengths[placeholder]);
  for (let index = 0; index < bytes.byteLength; index += 1) {
    bytes[index] = strangeBytes[Math.floor(Math.random() * strangeBytes.byteLength)] ?? 0xff;
  }
  if (placeholder === nonce) bytes.write("==", bytes.byteLength - 2);
  return bytes;
}
