import type { BuiltPart } from "../build/build-parts.ts";
import { federationDocument } from "../federation/document.ts";
import { type PeerPlace, startPeerServer } from "./start-server.ts";

/** Starts the site with the host that names this many remotes in addition to those of the page. */
export async function startFederation(
  place: PeerPlace,
  hosts: Map<number, BuiltPart>,
  spares: number,
): Promise<string> {
  const host = hosts.get(spares);
  if (!host) throw new Error(`there is no host with ${spares} spares`);
  return startPeerServer(place, {
    name: `federation-${spares}`,
    entry: "serve/static-main.ts",
    files: { "document.html": (url) => federationDocument(host, url) },
  });
}
