/** Splits a host into parts. Dots of other scripts count as dots; a trailing dot is ignored. */
export function toParts(host: string): string[] {
  const parts = host.replace(/[。．｡]/g, ".").split(".");
  return parts.length > 1 && parts.at(-1) === "" ? parts.slice(0, -1) : parts;
}

/** A URL with nothing but a host in it is that host. */
export function withoutAddress(word: string): string {
  return word.replace(/^https?:\/\//i, "").replace(/\/$/, "");
}

/** The host in a longer URL; empty if there is none. */
export function hostOf(address: string): string {
  const [host = ""] = address
    .replace(/^(?:[a-z]+:)?\/\//i, "")
    .replace(/^[^/?#]*@/, "")
    .split(/[/\\?#:[\]]/);
  return host;
}
