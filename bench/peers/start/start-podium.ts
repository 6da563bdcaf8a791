import { globSync } from "node:fs";
import { join } from "node:path";
import { findFreePorts } from "../../free-ports.ts";
import { type BuiltModules, entryScript, pageModule } from "../build/build-modules.ts";
import type { LayoutPlan, PodletPlan, PodletsPlan } from "../podium/plans.ts";
import type { Spare } from "../spares/spares.ts";
import { type PeerPlace, startPeerServer } from "./start-server.ts";

/** Starts a podlet server for each team, one for the podlets that the page does not use, and the layout. */
export async function startPodium(place: PeerPlace, { built, path, spares }: PodiumSite): Promise<string> {
  const size = String(spares.length);
  // A podlet refers to its files by the origin of their server, as with a CDN: here the layout's.
  const [port = 0] = await findFreePorts(1);
  const start = (name: string, plan: PodletsPlan) =>
    startPeerServer(place, {
      name: `podium-${size}-${name}`,
      entry: "podium/podlets-main.ts",
      files: { "podlets.json": () => JSON.stringify(plan) },
    });
  const plan = (slot: PodletPlan["slot"], { workspace, part, entry }: Team): PodletPlan => ({
    slot,
    bundle: serverBundle(place.root, workspace),
    entry: built.parts[part]?.entries[entry] ?? { js: [], css: [] },
    chunks: built.parts[part]?.chunks ?? {},
    page: path,
    filesOrigin: `http://127.0.0.1:${port}`,
  });
  const frame = await start("frame", { podlets: [plan("header", frameTeam), plan("footer", frameTeam)], spares: [] });
  const products = await start("products", { podlets: [plan("main", productsTeam)], spares: [] });
  const others = await start("others", { podlets: [], spares: spares.map(({ name }) => name) });
  const layout: LayoutPlan = {
    imports: { ...built.imports, [pageModule]: entryScript(built.parts["page"], "page") },
    baseCss: built.baseCss,
    podlets: { header: frame, main: products, footer: frame },
    spares: spares.map(({ name }) => ({ name, server: others })),
  };
  return startPeerServer(place, {
    name: `podium-${size}-layout`,
    entry: "podium/layout-main.ts",
    port,
    files: { "layout.json": () => JSON.stringify(layout) },
  });
}

interface PodiumSite {
  built: BuiltModules;
  /** Path of the measured page. */
  path: string;
  spares: readonly Spare[];
}

interface Team {
  workspace: string;
  part: string;
  entry: string;
}

const frameTeam: Team = { workspace: "mf-header-footer", part: "frame-podlets", entry: "frame" };
const productsTeam: Team = { workspace: "mf-products", part: "products-podlet", entry: "main" };

/** Path of the server bundle from the fragment's own build. */
function serverBundle(root: string, workspace: string): string {
  const [bundle, ...others] = globSync(join(root, workspace, "dist/server/render.*.cjs"));
  if (bundle === undefined || others.length > 0) throw new Error(`${workspace} has not one server bundle`);
  return bundle;
}
