import { join } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import { globalName } from "@zhian/contracts/global-name";
import type { Configuration } from "webpack";
import { shared } from "../../../shared/build/src/federation.ts";
import type { Spare } from "../spares/spares.ts";
import { browserPart } from "./browser-part.ts";
import { type BuiltPart, buildParts, partPath } from "./build-parts.ts";
import { copyRemotes } from "./copy-remotes.ts";

export interface BuiltFederation {
  /** The host for each number of spares. */
  hosts: Map<number, BuiltPart>;
}

interface Building {
  root: string;
  output: string;
  /** For each host: the remotes that it names but this page does not use. */
  spares: readonly (readonly Spare[])[];
}

/** Plugin options common to host and remotes; `loaded-first`, as its documentation recommends where speed matters. */
const common = {
  shared: shared(({ version, range }) => ({ version, requiredVersion: range })),
  shareStrategy: "loaded-first",
  dts: false,
} as const;
const template: Spare = { name: "mf-spare-xx", path: "/spare-xx" };

/** Builds host and remotes with the stock plugin, each remote with its `mf-manifest.json`, as documented. */
export async function buildFederation({ root, output, spares }: Building): Promise<BuiltFederation> {
  const peers = join(root, "bench/peers/federation");
  const remote = (name: string, exposes: Record<string, string>): Configuration =>
    federated(browserPart({ root, output, part: name, workspace: name in workspaces ? name : "shell" }), {
      name: globalName(name),
      filename: "remoteEntry.js",
      manifest: true,
      exposes,
      ...common,
    });
  const host = (part: string, others: readonly Spare[]): Configuration => ({
    ...federated(browserPart({ root, output, part, workspace: "shell" }), {
      name: "host",
      remotes: Object.fromEntries(["mf-header-footer", "mf-products", ...others.map(({ name }) => name)].map(toRemote)),
      ...common,
    }),
    entry: { host: join(peers, "host.ts") },
  });
  const hosts = spares.map((others) => [`host-${others.length}`, host(`host-${others.length}`, others)] as const);
  const built = await buildParts({
    "mf-header-footer": remote("mf-header-footer", {
      "./header": join(peers, "header.ts"),
      "./footer": join(peers, "footer.ts"),
    }),
    "mf-products": remote("mf-products", { "./main": join(peers, "main.ts") }),
    [template.name]: remote(template.name, { "./page": join(peers, "spare.tsx") }),
    ...Object.fromEntries(hosts),
  });
  await copyRemotes(output, template.name, new Set(spares.flat().map(({ name }) => name)));
  return {
    hosts: new Map(
      spares.map(({ length }) => {
        const part = built[`host-${length}`];
        if (!part) throw new Error(`there is no host with ${length} spares`);
        return [length, part];
      }),
    ),
  };
}

const workspaces = { "mf-header-footer": true, "mf-products": true };

function federated(
  config: Configuration,
  options: ConstructorParameters<typeof ModuleFederationPlugin>[0],
): Configuration {
  return {
    ...config,
    entry: {},
    // The plugin needs the entry's file name before the content hash is known.
    output: { ...config.output, filename: "[name].[fullhash:8].js" },
    plugins: [...(config.plugins ?? []), new ModuleFederationPlugin(options)],
  };
}

function toRemote(name: string): [string, string] {
  const global = globalName(name);
  return [global, `${global}@${partPath(name)}mf-manifest.json`];
}
