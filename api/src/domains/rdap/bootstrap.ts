import * as z from "zod";

/** The registries' servers (RFC 9224, section 4). Other fields of the file are ignored. */
const fileSchema = z.object({
  version: z.string(),
  services: z.array(z.tuple([z.array(z.string()), z.array(z.string())])),
});

/** Base URLs of the servers for an ending, each with a trailing slash; the first is tried first. */
export type Bootstrap = ReadonlyMap<string, readonly URL[]>;

interface ReadOptions {
  /** Whether `http:` is accepted: for tests, and for a registry on the same premises. */
  allowsHttp: boolean;
}

/** Throws if the text is not such a file, or contains no server. Forbidden URLs are left out. */
export function readBootstrap(text: string, { allowsHttp }: ReadOptions): Bootstrap {
  const { services } = fileSchema.parse(JSON.parse(text));
  const servers = new Map<string, URL[]>();
  for (const [endings, addresses] of services) {
    const urls = addresses.flatMap((address) => toBase(address, allowsHttp) ?? []);
    if (urls.length === 0) continue;
    for (const ending of endings) servers.set(ending.toLowerCase(), urls);
  }
  if (servers.size === 0) throw new TypeError("The bootstrap file lists no server that may be queried.");
  return servers;
}

/** The servers for a name: those of its longest ending in the file (RFC 9224, section 4). */
export function serversFor(bootstrap: Bootstrap, asciiName: string): readonly URL[] {
  const parts = asciiName.split(".");
  for (let first = 1; first < parts.length; first += 1) {
    const servers = bootstrap.get(parts.slice(first).join("."));
    if (servers) return servers;
  }
  return [];
}

function toBase(address: string, allowsHttp: boolean): URL | undefined {
  const url = URL.parse(address.endsWith("/") ? address : `${address}/`);
  if (!url || url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") return undefined;
  return url.protocol === "https:" || (allowsHttp && url.protocol === "http:") ? url : undefined;
}
