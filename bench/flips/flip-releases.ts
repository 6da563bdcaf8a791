import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readBuilt } from "../../tools/build/read-built.ts";
import { runFragments } from "../../tools/release/fragments-cli.ts";
import { fetchServed } from "../../tools/release/registry-api.ts";
import type { LoadServer, LoadSite } from "../load/load-site.ts";
import { type Changed, createOperator } from "../load/operator.ts";
import { makeMarkedRelease } from "./marked-release.ts";

export interface Flip extends Changed {
  /** Version of each fragment from this revision on. */
  served: Readonly<Record<string, string>>;
}

export interface Flipper {
  /** Promotes or rolls back one release, and resolves once the shell serves it. */
  flip(shell: LoadServer): Promise<Flip>;
  /** The releases served before the first flip. */
  start: Flip;
}

/** Both are on the loaded page: one frames it, the other is its content. */
const fragments = ["mf-products", "mf-header-footer"] as const;
type Fragment = (typeof fragments)[number];
const limitMs = 60_000;
const askEveryMs = 20;

/** Publishes two marked releases of each fragment; flips promote and roll back the second ones, alternating between fragments. */
export async function createFlipper(site: LoadSite, dir: string): Promise<Flipper> {
  const operator = await createOperator(site, site.environment);
  const served = Object.fromEntries(await fetchServed(site.registryUrl, site.environment));
  const versions = await publishMarked(site, dir);
  for (const name of fragments) {
    const [first] = versions[name];
    if (served[name] !== first) await operator.promote(name, first);
    served[name] = first;
  }
  const start = { revision: await operator.revision(), answeredAt: 0, served: { ...served } };
  let count = 0;
  return {
    start,
    async flip(shell) {
      const name = fragments[count % fragments.length] ?? fragments[0];
      const [first, second] = versions[name];
      const isPromotion = Math.floor(count / fragments.length) % 2 === 0;
      count += 1;
      const changed = isPromotion ? await operator.promote(name, second) : await operator.rollback(name);
      served[name] = isPromotion ? second : first;
      await untilServed(shell, changed.revision);
      return { ...changed, served: { ...served } };
    },
  };
}

/** Publishes copies only: a fragment's own folder is not changed. */
async function publishMarked(site: LoadSite, dir: string): Promise<Record<Fragment, [first: string, second: string]>> {
  const publish = async (name: Fragment): Promise<[string, string]> => {
    const built = await readBuilt(join(site.root, name));
    if (!built) throw new Error(`${name} is not built`);
    const versions: [string, string] = [`${built.version}-bench.1`, `${built.version}-bench.2`];
    for (const version of versions) {
      const copy = join(dir, version, name);
      await makeMarkedRelease(join(site.root, name), copy, version);
      await runFragments(site, ["publish", copy, "--as-built"]);
    }
    return versions;
  };
  return { "mf-products": await publish("mf-products"), "mf-header-footer": await publish("mf-header-footer") };
}

async function untilServed({ url }: LoadServer, revision: number): Promise<void> {
  const giveUpAt = performance.now() + limitMs;
  for (;;) {
    // The shell's own response.
    const said = (await (await fetch(`${url}/_revision`)).json().catch(() => ({}))) as { revision?: unknown };
    if (said.revision === revision) return;
    if (performance.now() > giveUpAt) throw new Error(`the shell does not serve revision ${revision}`);
    await pause(askEveryMs);
  }
}
