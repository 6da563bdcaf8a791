/** A passkey belongs to a host name; an IP address is none. */
export function isAddress(hostname: string): boolean {
  return /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname) || hostname.startsWith("[");
}

/** The same page by this machine's name, where it is this machine; a page of another one has no name that we know of. */
export function namedTwin(href: string): string | undefined {
  const url = URL.parse(href);
  if (!url || !/^127\.|^\[::1\]$/.test(url.hostname)) return undefined;
  url.hostname = "localhost";
  return url.href;
}
