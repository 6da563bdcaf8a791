import {
  type FederationManifest,
  federationManifestFile,
  federationManifestSchema,
} from "@zhian/contracts/federation-manifest";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import { packageOfShared } from "@zhian/contracts/shared-modules";
import type { StagedFile } from "../files/file-store.ts";
import { type Fault, inBuild, inPackage } from "../model/manifest-line.ts";
import type { ConsumedModule } from "./watch-consumed.ts";

/** Differences from `fragment.json`: readers of either file could look for something that does not exist. */
export function federationFaults(manifest: FragmentManifest, sent: StagedFile | undefined): Fault[] {
  if (!sent) return [];
  const federation = read(sent);
  if (!federation)
    return [{ text: `${federationManifestFile} is not a Module Federation manifest`, at: inBuild(manifest.name) }];
  const texts = [...remoteFaults(manifest, federation), ...exposedFaults(manifest, federation)];
  const shared = federation.shared.map(({ name, requiredVersion }) => ({ request: name, range: requiredVersion }));
  return [
    ...texts.map((text) => ({ text: `${federationManifestFile}: ${text}`, at: inBuild(manifest.name) })),
    ...sharedFaults(manifest, federationManifestFile, shared),
  ];
}

/** Checks the modules that a script takes from the shell: its code is decisive, whatever the manifests declare. */
export function consumedFaults(manifest: FragmentManifest, consumed: readonly ConsumedModule[]): Fault[] {
  return consumed.flatMap((module) => sharedFaults(manifest, module.path, [module]));
}

function read({ content }: StagedFile): FederationManifest | undefined {
  try {
    return federationManifestSchema.parse(JSON.parse(content?.toString("utf8") ?? ""));
  } catch {
    return undefined;
  }
}

function remoteFaults({ name, version, browser }: FragmentManifest, { metaData }: FederationManifest): string[] {
  const { globalName, publicPath, remoteEntry } = metaData;
  const told = { globalName, publicPath, remoteEntry: remoteEntry.path + remoteEntry.name, type: remoteEntry.type };
  const due = {
    globalName: browser.global,
    // The runtime detects the entry's origin.
    publicPath: publicPath === "auto" ? "auto" : `/_fragments/${name}/${version}/`,
    remoteEntry: browser.entry,
    // A script that sets a global: ES modules load others with import(), which cannot check their hashes.
    type: remoteEntry.type === "var" ? "var" : "global",
  };
  return differences(told, due);
}

function exposedFaults({ browser, files: listed }: FragmentManifest, { exposes }: FederationManifest): string[] {
  const exposed = exposes.find(({ path }) => path === browser.expose);
  if (!exposed) return [`does not expose ${browser.expose}`];
  const { js, css } = exposed.assets;
  const all = [js.sync, js.async, css.sync, css.async].flat();
  return [
    ...all.filter((path) => !Object.hasOwn(listed, path)).map((path) => `${path} is not in files`),
    ...differences(
      { js: js.sync.toSorted().join(), css: css.sync.toSorted().join() },
      { js: browser.initial.js.toSorted().join(), css: browser.initial.css.toSorted().join() },
    ),
  ];
}

interface SharedModule {
  /** Such as `react/jsx-runtime`; `fragment.json` lists packages. */
  request: string;
  range: string;
}

function sharedFaults({ name, shared }: FragmentManifest, file: string, modules: readonly SharedModule[]): Fault[] {
  return modules.flatMap(({ request, range }) => {
    const owner = packageOfShared(request);
    if (!owner) return [{ text: `${file}: ${request} is not shared by the shell`, at: inBuild(name) }];
    const listed = Object.hasOwn(shared, owner) ? shared[owner]?.range : undefined;
    if (listed === range) return [];
    const why = listed === undefined ? "but fragment.json does not list it" : `but fragment.json lists ${listed}`;
    return [{ text: `${file}: ${request} is required in ${range}, ${why}`, at: inPackage(name, owner) }];
  });
}

function differences<Key extends string>(told: Record<Key, string>, due: Record<Key, string>): string[] {
  // Both objects have these keys.
  return (Object.keys(due) as Key[])
    .filter((key) => told[key] !== due[key])
    .map((key) => `${key} is ${JSON.stringify(told[key])}, not ${JSON.stringify(due[key])}`);
}
