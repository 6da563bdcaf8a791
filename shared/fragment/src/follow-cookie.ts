/**
 * Calls `look` whenever the cookie of this name has changed, in any tab, as long as the page lives or until the function that is
 * returned is called. The hint of a channel may overtake the cookie's change; this event does not. Without Cookie Store
 * (older browsers, plain http) the hint alone has to do.
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
