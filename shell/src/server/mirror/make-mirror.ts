import { localePath, locales } from "@zhian/contracts/locale";
import type { PublicConfig } from "@zhian/contracts/render";
import type { ShellAssets } from "../assets.ts";
import type { ComposeDependencies } from "../compose/compose-page.ts";
import { type PagePlan, planPage } from "../compose/page-plan.ts";
import { readAddress } from "../compose/read-address.ts";
import { readVisitor } from "../compose/read-visitor.ts";
import { renderFragments } from "../compose/render-fragments.ts";
import { createSiteViews } from "../compose/site-views.ts";
import type { Release } from "../releases/release.ts";
import type { LiveSnapshot } from "../snapshot/live-snapshot.ts";
import type { MirroredPage, MirroredPages } from "./mirror-file.ts";
import { stillDocument } from "./still-document.ts";
import type { Refusal } from "./still-html.ts";

interface Mirroring {
  releases: readonly Release[];
  renderer: ComposeDependencies["renderer"];
  assets: ShellAssets;
  /** Paths without a locale. */
  paths: readonly string[];
  madeAt: Date;
  isRefused: Refusal;
}

export interface Mirror {
  pages: MirroredPages;
  /** Paths whose page could not be rendered completely: they are left out. */
  failed: string[];
}

/** The site's origin is unknown at build time: URLs that fragments make with it become root-relative. */
const config: PublicConfig = { origin: "https://origin.invalid", apiBase: "/api", consoleUrl: "/console" };

/** Renders each path in each language, as for a first-time visitor. */
export async function makeMirror({ releases, paths, ...parts }: Mirroring): Promise<Mirror> {
  const live = toLive(releases, parts.madeAt);
  const view = createSiteViews().of(live, undefined);
  const pages = new Map<string, MirroredPage>();
  const failed: string[] = [];
  for (const path of paths.flatMap((plain) => locales.map((locale) => localePath(locale, plain)))) {
    const address = readAddress(path, undefined);
    const plan =
      address.kind === "page" ? planPage(live, view, { address, visitor: readVisitor(undefined) }) : undefined;
    const page = plan && (await makePage(plan, parts));
    if (page) pages.set(path, page);
    else failed.push(path);
  }
  return { pages, failed };
}

async function makePage(
  plan: PagePlan,
  { renderer, ...parts }: Omit<Mirroring, "releases" | "paths">,
): Promise<MirroredPage | undefined> {
  const renders = renderFragments(plan, renderer, config);
  const outcomes = await Promise.all(renders.map(({ done }) => done));
  const main = renders.find(({ slots }) => slots.includes("main"));
  const { head, status } = main?.decision ?? {};
  if (!head || status !== 200 || outcomes.some(({ outcome }) => outcome !== "rendered")) return undefined;
  return { locale: plan.locale, title: head.title, parts: stillDocument({ ...parts, plan, head, renders, config }) };
}

function toLive(releases: readonly Release[], madeAt: Date): LiveSnapshot {
  const deployments = releases.map((release) => ({ name: release.manifest.name, stable: release }));
  const at = madeAt.toISOString();
  const snapshot = { schema: 1 as const, environment: "builtin", revision: 0, head: "", issuedAt: at, expiresAt: at };
  return { snapshot: { ...snapshot, fragments: {} }, revision: 0, deployments, hasCanary: false };
}
