const dayMs = 86_400_000;

/**
 * Lifetime of a session's cookie, in days. Undefined, which means until the browser is closed, if the session is already over by this
 * machine's clock: by the server's clock, which counts, it has only just begun.
 */
export function cookieDays(expiresAt: string, now: number): number | undefined {
  const left = Date.parse(expiresAt) - now;
  return left > 0 ? left / dayMs : undefined;
}
