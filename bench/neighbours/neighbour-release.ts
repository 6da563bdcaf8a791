import { makeReleaseTarball } from "../../registry/src/testing/release-tarball.ts";

/** How a fixture behaves towards the fragments rendered beside it. */
export const behaviours = ["well", "hanging", "spinning", "burning"] as const;
export type Behaviour = (typeof behaviours)[number];

const misdeeds: Record<Behaviour, string> = {
  well: "",
  hanging: "await new Promise(() => {});",
  spinning: "for (;;);",
  // Long, but within its time limit: never terminated.
  burning: "const end = Date.now() + 150; while (Date.now() < end);",
};

export function neighbourName(behaviour: Behaviour): string {
  return `mf-${behaviour}`;
}

export function neighbourPath(behaviour: Behaviour): string {
  return `/${behaviour}/page`;
}

/** Makes a release that warms up normally, and misbehaves on its page. */
export async function makeNeighbour(behaviour: Behaviour): Promise<Buffer<ArrayBuffer>> {
  const server = `
exports.render = async (request, context) => {
  if (request.url.endsWith("/page")) { ${misdeeds[behaviour]} }
  context.decide({ status: 200, chunks: [], head: { title: "t", description: "d", keywords: "k" } });
  return { html: Object.fromEntries(request.slots.map((slot) => [slot, "<p>${behaviour}</p>"])), data: {} };
};
exports.fallback = () => ({});
`;
  return Buffer.from(
    await makeReleaseTarball({ name: neighbourName(behaviour), files: { "server/render.cjs": server } }),
  );
}
