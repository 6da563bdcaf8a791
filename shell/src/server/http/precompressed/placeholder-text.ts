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
/** Bytes that never occur in UTF-8: no other text can match a placeholder. */
const foreignBytes = Buffer.from([0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff]);
const firstPartner = 0x80;
const partners = 64;

/**
 * The compressor's input in place of a value, of the same length. No pair of adjacent bytes occurs twice, neither in one
 * text nor across the first 32: a compressor finds no match here, and so leaves no distance behind that a later match could
 * reuse. Every second byte is invalid in UTF-8; `ordinal` selects the ones between.
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
 * One for each placeholder, used at each occurrence. A nonce's ends in `==`, as nonces do, because brotli predicts a byte
 * from the two before it.
 */
export const placeholderTexts = [
  Buffer.concat([placeholderText(nonce, 0).subarray(0, -2), Buffer.from("==")]),
  placeholderText(requestId, 1),
  placeholderText(theme, 2),
] as const;
