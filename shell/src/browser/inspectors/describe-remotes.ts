import { type GlobalModuleInfo, generateSnapshotFromManifest, type Manifest } from "@module-federation/sdk";

/** The part of Module Federation's global that is used here. */
export interface FederationGlobal {
  __INSTANCES__: readonly { name: string; options: { version?: string; remotes: readonly object[] } }[];
  moduleInfo: GlobalModuleInfo;
}

/**
 * Completes what Module Federation's inspectors read: which remotes the shell has, and what each of them exposes and shares. Its runtime
 * would request the manifests itself; the shell's is built without that part, since no visitor needs it.
 */
export async function describeRemotes({ __INSTANCES__: instances, moduleInfo }: FederationGlobal): Promise<void> {
  const host = instances.find(({ name }) => name === "shell");
  const remotes = (host?.options.remotes ?? []).filter(isByEntry);
  const remotesInfo = Object.fromEntries(remotes.map(({ name, entry }) => [name, { matchedVersion: entry }]));
  moduleInfo["shell"] = { ...hostInfo, version: host?.options.version ?? "", remotesInfo };
  await Promise.allSettled(
    remotes.map(async ({ name, entry }) => {
      const key = `${name}:${entry}`;
      if (moduleInfo[key]) return;
      const answer = await fetch(new URL("mf-manifest.json", entry));
      // The build's own file, served from the release.
      const manifest = (await answer.json()) as Manifest;
      moduleInfo[key] = generateSnapshotFromManifest(manifest, { version: entry });
    }),
  );
}

const hostInfo = { buildVersion: "", globalName: "shell", remoteEntry: "", modules: [], shared: [], consumerList: [] };

function isByEntry(remote: object): remote is { name: string; entry: string } {
  return "name" in remote && "entry" in remote;
}
