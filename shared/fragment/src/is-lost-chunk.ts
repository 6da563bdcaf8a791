/** webpack's words for a script, and its style loader's for a sheet. */
export function isLostChunk(error: unknown): boolean {
  return error instanceof Error && (error.name === "ChunkLoadError" || error.message.startsWith("Loading CSS chunk"));
}
