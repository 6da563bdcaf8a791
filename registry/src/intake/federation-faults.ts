import type { FragmentManifest } from "@zhian/contracts/fragment";
import * as z from "zod";
import type { StagedFile } from "../files/file-store.ts";
import { type Fault, inBuild, inPackage } from "../place.ts";

/** Written by Module Federation's plugin beside a remote's entry, for tools: no page reads it. */
export const federationManifestFile = "mf-manifest.json";

const paths = z.array(z.string());
const files = z.object({ sync: paths, async: paths });
/** The part of it that `fragment.json` repeats. */
const schema = z.object({
  metaData: z.object({
    globalName: z.string(),
    publicPath: z.string(),
    remoteEntry: z.object({ name: z.string(), path: z.string() }),
  }),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: files, css: files }) })),
});
type Federation = z.output<typeof schema>;

/** Differences from `fragment.json`: a reader of either file could look for something that does not exist. */
export function federationFaults(manifest: FragmentManifest, sent: StagedFile | undefined): Fault[] {
  if (!sent) return [];
  const federation = read(sent);
  if (!federation)
    return [{ text: `${federationManifestFile} is none of Module Federation`, at: inBuild(manifest.name) }];
  const texts = [...remoteFaults(manifest, federation), ...exposedFaults(manifest, federation)];
  return [
    ...texts.map((text) => ({ text: `${federationManifestFile}: ${text}`, at: inBuild(manifest.name) })),
    ...sharedFaults(manifest, federation),
  ];
}

function read({ content }: StagedFile): Federation | undefined {
  try {
    return schema.parse(JSON.parse(content?.toString("utf8") ?? ""));
  } catch {
    return undefined;
  }
}

function remoteFaults({ name, version, browser }: FragmentManifest, { metaData }: Federation): string[] {
  const { globalName, publicPath, remoteEntry } = metaData;
  const told = { globalName, publicPath, remoteEntry: remoteEntry.path + remoteEntry.name };
  const due = { globalName: browser.global, publicPath: `/_fragments/${name}/${version}/`, remoteEntry: browser.entry };
  return differences(told, due);
}

function exposedFaults({ browser, files: listed }: FragmentManifest, { exposes }: Federation): string[] {
  const exposed = exposes.find(({ path }) => path === browser.expose);
  if (!exposed) return [`exposes no ${browser.expose}`];
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

/** Shared modules are listed by request, such as `react/jsx-runtime`; `fragment.json` lists them by package. */
function sharedFaults({ name, shared }: FragmentManifest, federation: Federation): Fault[] {
  return federation.shared.flatMap((module) => {
    const [owner] = Object.entries(shared).filter(([each]) => `${module.name}/`.startsWith(`${each}/`));
    if (!owner || owner[1].range === module.requiredVersion) return [];
    const text = `${federationManifestFile}: ${module.name} is wanted in ${module.requiredVersion}, not in ${owner[1].range}`;
    return [{ text, at: inPackage(name, owner[0]) }];
  });
}

function differences<Key extends string>(told: Record<Key, string>, due: Record<Key, string>): string[] {
  // Both objects have these keys.
  return (Object.keys(due) as Key[])
    .filter((key) => told[key] !== due[key])
    .map((key) => `${key} is ${JSON.stringify(told[key])}, not ${JSON.stringify(due[key])}`);
}
