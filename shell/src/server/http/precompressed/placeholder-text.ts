import {
  nonce,
  nonceLength,
  type Placeholder,
  requestId,
  requestIdLength,
  theme,
  themeLength,
} from "../../compose/parts.ts";

const lengths = [nonceLength, requestIdLength, themeLength] as const;
/** Bytes that no UTF-8 text holds: nothing but the placeholder itself can look like it. */
const foreignBytes = Buffer.from([0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff]);
const firstPartner = 0x80;
const partners = 64;

/**
 * What a compressor is given in the place of a value, and as long. No two neighbouring bytes occur together a second time,
 * neither in one text nor in another of the first 32: a compressor finds nothing to copy here, and so leaves no distance
 * behind that a later copy could refer to. Every second byte is foreign to UTF-8; `ordinal` chooses the ones between.
 */
export function placeholderText(placeholder: Placeholder, ordinal: number): Buffer {
  const bytes = Buffer.alloc(lengths[placeholder]);
  for (let index = 0; index < bytes.byteLength; index += 1) {
    const pair = index >> 1;
    const partner = ordinal * 2 + Math.floor(pair / foreignBytes.byteLength);
    bytes[index] =
      index % 2 === 0 ? (foreignBytes[pair % foreignBytes.byteLength] ?? 0xff) : firstPartner + (partner % partners);
  }
  return bytes;
}

/**
 * One for each placeholder, written wherever it stands. A nonce ends in `==`, because brotli reads the two bytes before a
 * character to guess it.
 */
export const placeholderTexts = [
  Buffer.concat([placeholderText(nonce, 0).subarray(0, -2), Buffer.from("==")]),
  placeholderText(requestId, 1),
  placeholderText(theme, 2),
] as const;
