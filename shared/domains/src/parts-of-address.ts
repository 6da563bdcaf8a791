/** Dots of other scripts are dots, and the one at the very end says only that the name is whole. */
export function toParts(host: string): string[] {
  const parts = host.replace(/[。．｡]/g, ".").split(".");
  return parts.length > 1 && parts.at(-1) === "" ? parts.slice(0, -1) : parts;
}

/** An address with nothing but a host in it is that host. */
export function withoutAddress(word: string): string {
  return word.replace(/^https?:\/\//i, "").replace(/\/$/, "");
}

/** The host in a longer address; empty where there is none. */
export function hostOf(address: string): string {
  const [host = ""] = address
    .replace(/^(?:[a-z]+:)?\/\//i, "")
    .replace(/^[^/?#]*@/, "")
    .split(/[/\\?#:[\]]/);
  return host;
}
