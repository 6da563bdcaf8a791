import { makeReleaseTarball } from "../../registry/src/testing/release-tarball.ts";
import { faults } from "./faults.ts";

/**
 * Several that take turns: each must have rendered successfully between two of its faults, or the shell would stop calling
 * it.
 */
export const brokenNames = ["mf-soak-1", "mf-soak-2", "mf-soak-3", "mf-soak-4"] as const;

export const brokenVersion = "1.0.0";

/** The maximum for a release. */
const renderBudgetMs = 1000;

/** Shown on each of its pages without a fault. */
export const wellMark = "This page is well.";

/** The path of its pages. */
export function brokenPagePath(name: string): string {
  return `/${name.slice("mf-".length)}/page`;
}

/** A page of a broken fragment, with a fault if one is given. Each address is unique, so that none is cached. */
export function brokenPath(name: string, visit: string, fault?: string): string {
  const query = new URLSearchParams({ visit, ...(fault !== undefined && { fault }) });
  return `${brokenPagePath(name)}?${query}`;
}

/** Makes a release whose server commits the `fault` that a request names. */
export async function makeBrokenRelease(name: string): Promise<Buffer<ArrayBuffer>> {
  const ways = faults.map(({ kind, code }) => `${JSON.stringify(kind)}: async (context) => { ${code} },`);
  const server = `
const held = [];
const never = new Promise(() => {});
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const turns = async (count) => { for (let turn = 0; turn < count; turn += 1) await null; };
const ways = {
${ways.join("\n")}
};
exports.render = async (request, context) => {
  const way = ways[new URL(request.url, "http://x").searchParams.get("fault")];
  const own = way && (await way(context));
  if (own) return own;
  context.decide({ status: 200, chunks: [], head: { title: "t", description: "d", keywords: "k" } });
  return { html: Object.fromEntries(request.slots.map((slot) => [slot, "<h1>${wellMark}</h1>"])), data: {} };
};
exports.fallback = () => ({});
`;
  const files = { "server/render.cjs": server };
  return Buffer.from(await makeReleaseTarball({ name, files, manifest: (made) => ({ ...made, renderBudgetMs }) }));
}
