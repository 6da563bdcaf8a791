import { join } from "node:path";
import { buildOneBundle } from "../../start-one-bundle.ts";
import { buildFederation } from "../build/build-federation.ts";
import { buildModules } from "../build/build-modules.ts";
import { sparesOf } from "../spares/spares.ts";
import { writeSpares } from "../spares/write-spares.ts";
import { type LoadWays, type PeerSite, registered, type System } from "./peer-site.ts";
import { startFederation } from "./start-federation.ts";
import { startPodium } from "./start-podium.ts";
import type { PeerPlace } from "./start-server.ts";
import { startSingleSpa } from "./start-single-spa.ts";
import { startZones } from "./start-zones.ts";

interface Starting extends Omit<PeerPlace, "assets"> {
  /** Path of the measured page. */
  path: string;
  detail(text: string): void;
}

const podiumMark = "bench/peers/podium/";
const staticMark = "bench/peers/serve/static-main.ts";
/** Matches the one bundle's processes, and the zone's, which runs the same program. */
export const bundleMark = "bench/one-bundle/main.ts";

/** How many of each system's parts the page uses; the others are spares. */
const used: Record<Exclude<System, "ours" | "one bundle">, number> = {
  Podium: 3,
  "Module Federation": 2,
  "single-spa": 2,
  zones: 1,
};

/** Builds the peers, and starts each with few and with many registered parts. They stop with this command. */
export async function startPeers({ path, detail, ...given }: Starting): Promise<PeerSite[]> {
  const { root, dir } = given;
  const place = (folder: string): PeerPlace => ({ ...given, assets: join(dir, folder, "assets") });
  const sparesFor = (system: keyof typeof used, count: number) => sparesOf(count - used[system]);
  const counts = Object.values(registered);

  detail("build ES modules");
  const modules = place("modules");
  const built = await buildModules(root, modules.assets);
  await writeSpares(modules.assets, sparesFor("single-spa", registered.many));
  detail("build host and remotes");
  const federation = place("federation");
  const spares = counts.map((count) => sparesFor("Module Federation", count));
  const { hosts } = await buildFederation({ root, output: federation.assets, spares });
  detail("build a zone");
  const source = { name: "products-zone", browser: "../peers/zones/browser.tsx" };
  const startZone = await buildOneBundle(root, join(dir, "zone"), source);
  const zone = await startZone({ name: "zone", apiUrl: given.apiUrl, prefix: given.prefix });

  const sites: PeerSite[] = [];
  for (const count of counts) {
    detail(`start peers with ${count} parts`);
    const add = (system: System, origin: string, load: LoadWays) =>
      sites.push({ system, registered: count, url: origin + path, ...(count === registered.few && { load }) });
    const podium = await startPodium(modules, { built, path, spares: sparesFor("Podium", count) });
    add("Podium", podium, { uncached: podium + path, cached: podium + path, mark: podiumMark });
    const others = sparesFor("Module Federation", count).length;
    const federated = await startFederation(federation, hosts, others);
    add("Module Federation", federated, { cached: federated + path, mark: staticMark });
    const spa = await startSingleSpa(modules, built, sparesFor("single-spa", count));
    add("single-spa", spa, { cached: spa + path, mark: staticMark });
    // An edge is infrastructure: pages are counted at the zone.
    const load = { uncached: `${zone.url}/uncached${path}`, cached: zone.url + path, mark: bundleMark };
    add("zones", await startZones(modules, zone.url, sparesFor("zones", count)), load);
  }
  return sites;
}
