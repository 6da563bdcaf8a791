import type { Spare } from "../spares/spares.ts";
import type { Zone } from "../zones/zones.ts";
import { type PeerPlace, startPeerServer } from "./start-server.ts";

/** Starts an edge in front of this zone, which serves all pages that no other zone has. */
export async function startZones(place: PeerPlace, zone: string, spares: readonly Spare[]): Promise<string> {
  const name = `zones-${spares.length}`;
  const others = await startPeerServer(place, { name: `${name}-others`, entry: "zones/spare-main.ts" });
  const zones: Zone[] = [{ path: "/", url: zone }, ...spares.map(({ path }) => ({ path, url: others }))];
  return startPeerServer(place, {
    name: `${name}-edge`,
    entry: "zones/edge-main.ts",
    files: { "zones.json": () => JSON.stringify(zones) },
  });
}
