import { join } from "node:path";
import { fetchServed } from "../../tools/release/registry-api.ts";
import { findFreePorts } from "../free-ports.ts";
import { type LoadServer, type LoadSite, startLoadSite } from "../load/load-site.ts";
import { createOperator } from "../load/operator.ts";
import { makeRegistered, registeredName, registeredVersion } from "./registered-release.ts";

export interface SizedSite {
  fragments: number;
  shell: LoadServer;
}

interface Starting {
  root: string;
  dir: string;
  /** How many fragments each site has, including those of its pages. */
  sizes: readonly number[];
  detail(text: string): void;
}

/** Starts one registry with an environment and a shell per size: the same pages, on sites that differ in nothing else. */
export async function startSites({
  root,
  dir,
  sizes,
  detail,
}: Starting): Promise<{ site: LoadSite; sites: SizedSite[] }> {
  const site = await startLoadSite(root, dir);
  await site.servers.registry.stop();
  const environments = ["production", ...sizes.map(environmentOf)].join(",");
  await site.start("registry", { REGISTRY_ENVIRONMENTS: environments });

  const served = [...(await fetchServed(site.registryUrl, "production"))];
  const most = Math.max(...sizes) - served.length;
  const publisher = await createOperator(site, "production");
  for (let index = 0; index < most; index += 1) {
    if (index % 50 === 0) detail(`${index} of ${most} fragments published`);
    await publisher.publish(registeredName(index), await makeRegistered(index));
  }

  const sites: SizedSite[] = [];
  for (const fragments of sizes) {
    detail(`promote ${fragments} fragments`);
    const operator = await createOperator(site, environmentOf(fragments));
    for (const [name, version] of served) await operator.promote(name, version);
    for (let index = 0; index < fragments - served.length; index += 1)
      await operator.promote(registeredName(index), registeredVersion);
    detail(`start a shell with ${fragments} fragments`);
    sites.push({ fragments, shell: await startShell(site, fragments) });
  }
  return { site, sites };
}

function environmentOf(fragments: number): string {
  return `registered-${fragments}`;
}

async function startShell(site: LoadSite, fragments: number): Promise<LoadServer> {
  const [port] = await findFreePorts(1);
  return site.start("shell", {
    SHELL_PORT: String(port),
    SHELL_ORIGIN: `http://127.0.0.1:${port}`,
    SHELL_ENVIRONMENT: environmentOf(fragments),
    SHELL_DATA_DIR: join(site.dir, `shell-${fragments}`),
    // Measures the complete page, not one with parts left out because the machine is busy.
    SHELL_MIN_RENDER_MS: "10000",
  });
}
