import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { Snapshot } from "@zhian/contracts/snapshot";
import { restOf } from "./percent.ts";

/** The snapshot in the Frontend Discovery schema (v1-pre). Fields beyond that schema are in `extras`. */
export function toDiscovery(snapshot: Snapshot): object {
  const microFrontends = Object.fromEntries(
    Object.entries(snapshot.fragments).map(([name, { stable, canary }]) => {
      const percent = canary?.percent ?? 0;
      const versions = [toVersion(stable, { traffic: restOf(percent), default: true }, snapshot)];
      if (canary) versions.push(toVersion(canary.release, { traffic: percent, default: false }, snapshot));
      return [name, versions];
    }),
  );
  return {
    schema: "https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json",
    microFrontends,
  };
}

function toVersion(
  release: FragmentManifest,
  deployment: { traffic: number; default: boolean },
  { revision, head }: Snapshot,
) {
  return {
    url: addressOf(release, release.browser.entry),
    metadata: { version: release.version, integrity: release.files[release.browser.entry]?.integrity ?? "" },
    deployment,
    extras: { zhian: { revision, head, slots: release.slots, routes: release.routes, global: release.browser.global } },
  };
}

/** The stable releases as an import map: entry by fragment name, integrity of every browser script. */
export function toImportMap(snapshot: Snapshot): object {
  const imports: Record<string, string> = {};
  const integrity: Record<string, string> = {};
  for (const [name, { stable }] of Object.entries(snapshot.fragments)) {
    imports[name] = addressOf(stable, stable.browser.entry);
    for (const [path, file] of Object.entries(stable.files)) {
      if (/\.m?js$/.test(path) && !path.startsWith("server/")) integrity[addressOf(stable, path)] = file.integrity;
    }
  }
  return { imports, scopes: {}, integrity };
}

/** The URL as used in the page. */
function addressOf({ name, version }: FragmentManifest, path: string): string {
  return `/_fragments/${name}/${version}/${path}`;
}
