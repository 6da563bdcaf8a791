export const limits = {
  /** Size of the compressed request. */
  uploadBytes: 10 * 1024 * 1024,
  unpackedBytes: 50 * 1024 * 1024,
  files: 2000,
  ratio: 50,
  /** Tar pads each file to 512 bytes with zeros: small releases compress well without being bombs. */
  ratioFromBytes: 1024 * 1024,
  manifestBytes: 256 * 1024,
  pathBytes: 200,
  /** Brotli bytes that a page of one fragment loads before it is interactive: its share of the 150 kB that a page may load. */
  firstScriptsBytes: 40_000,
} as const;
