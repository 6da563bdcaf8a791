/** For the log: a URL without its credentials and its query, which may contain some. */
export function maskUrl(text: string): string {
  const { protocol, username, password, host, pathname } = new URL(text);
  const credentials = username !== "" || password !== "" ? "***@" : "";
  return `${protocol}//${credentials}${host}${pathname === "/" ? "" : pathname}`;
}
