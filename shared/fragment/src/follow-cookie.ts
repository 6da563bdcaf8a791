/**
 * Calls `look` whenever the cookie of this name changes, in any tab, until the page unloads or the returned function is called.
 * A hint from a broadcast channel may arrive before the cookie has changed; this event does not. Without Cookie Store
 * (older browsers, plain http), only the hint is available.
 *
 * @see https://developer.mozilla.org/docs/Web/API/CookieStore/change_event
 */
export function followCookie(name: string, look: () => void): () => void {
  const store = globalThis.cookieStore as CookieStore | undefined;
  function onChange({ changed, deleted }: CookieChangeEvent) {
    if ([...changed, ...deleted].some((cookie) => cookie.name === name)) look();
  }
  store?.addEventListener("change", onChange);
  return () => store?.removeEventListener("change", onChange);
}
