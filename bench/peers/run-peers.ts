import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { provideChromium } from "../../tools/test/provide-chromium.ts";
import type { Bench } from "../bench.ts";
import { startSites } from "../registered/start-sites.ts";
import { buildOneBundle } from "../start-one-bundle.ts";
import { measureThroughput, type Subject, type Throughput } from "../throughput/measure-throughput.ts";
import { measurePeers, type PeerVisits } from "./measure/measure-peers.ts";
import { type PeerSite, registered } from "./start/peer-site.ts";
import { bundleMark, startPeers } from "./start/start-peers.ts";

const path = "/products/bcc";
/** Ours starts with seven fragments. */
const sizes = [7, registered.many];

export interface Peers extends PeerVisits {
  throughput: Throughput;
}

export async function runPeers(
  { root, dir, config }: Bench,
  detail: (text: string) => void,
): Promise<{ peers: Peers }> {
  const chromiumPath = await provideChromium(root, detail);
  const own = await startSites({ root, dir: join(dir, "peers/ours"), sizes, detail });
  const { apiUrl, cores } = own.site;
  detail("build the one bundle");
  const startBundle = await buildOneBundle(root, join(dir, "peers/one-bundle"));
  const bundle = await startBundle({ name: "one bundle", apiUrl, prefix: cores.servers });
  const ours = own.sites.map(({ fragments, shell }, index): PeerSite => {
    const url = shell.url + path;
    const load = { uncached: url, cached: url, mark: "shell/src/server/main.ts" };
    return { system: "ours", registered: fragments, url, ...(index === 0 && { load }) };
  });
  const sites: PeerSite[] = [
    ...ours,
    {
      system: "one bundle",
      registered: 0,
      url: bundle.url + path,
      load: { uncached: `${bundle.url}/uncached${path}`, cached: bundle.url + path, mark: bundleMark },
    },
    ...(await startPeers({ root, dir: join(dir, "peers"), apiUrl, prefix: cores.servers, path, detail })),
  ];
  const { rounds, loadSeconds: seconds } = config;
  try {
    const visits = await measurePeers({ sites, rounds, chromiumPath, detail });
    // The load test that follows takes long, and may fail.
    await writeFile(join(dir, "peers/visits.json"), JSON.stringify(visits));
    const subjects = sites.flatMap(subjectsOf);
    return {
      peers: { ...visits, throughput: await measureThroughput({ root, cores, subjects, rounds, seconds, detail }) },
    };
  } finally {
    await Promise.all(own.sites.map(({ shell }) => shell.stop()));
  }
}

function subjectsOf({ system, load }: PeerSite): Subject[] {
  if (!load) return [];
  const { uncached, cached, mark } = load;
  return [
    ...(uncached === undefined ? [] : [{ name: `${system}, uncached`, url: uncached, isUnique: true, mark }]),
    { name: `${system}, cached`, url: cached, isUnique: false, mark },
  ];
}
