const dayMs = 86_400_000;

/**
 * For how many days the cookie of a session is kept. Undefined, which is until the browser is closed, where this machine's clock
 * says that the session is over already: the server, whose clock counts, has only just begun it.
 */
export function cookieDays(expiresAt: string, now: number): number | undefined {
  const left = Date.parse(expiresAt) - now;
  return left > 0 ? left / dayMs : undefined;
}
