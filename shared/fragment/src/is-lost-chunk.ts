/** Matches webpack's error for a lost script, and its CSS plugin's for a lost style sheet. */
export function isLostChunk(error: unknown): boolean {
  return error instanceof Error && (error.name === "ChunkLoadError" || error.message.startsWith("Loading CSS chunk"));
}
