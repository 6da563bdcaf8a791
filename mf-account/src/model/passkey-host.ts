/** Whether the host is an IP address: a passkey requires a host name. */
export function isAddress(hostname: string): boolean {
  return /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname) || hostname.startsWith("[");
}

/** The URL of the same page at `localhost`, if it is on this machine; undefined otherwise, since no host name is known. */
export function namedTwin(href: string): string | undefined {
  const url = URL.parse(href);
  if (!url || !/^127\.|^\[::1\]$/.test(url.hostname)) return undefined;
  url.hostname = "localhost";
  return url.href;
}
