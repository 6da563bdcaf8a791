import type { FastifyRequest } from "fastify";
import { ApiFault } from "./api-fault.ts";

const single = new Set(["host", "authorization"]);

/** Throws an ApiFault if a security-relevant header occurs twice: proxy and api could each use a different one. */
export function refuseDoubledHeaders({ raw }: FastifyRequest): void {
  const seen = new Set<string>();
  for (const [index, text] of raw.rawHeaders.entries()) {
    const name = text.toLowerCase();
    // Names and values alternate.
    if (index % 2 === 1 || !single.has(name)) continue;
    if (seen.has(name)) throw new ApiFault(400);
    seen.add(name);
  }
}

const reserved = /(^|[.[])(__proto__|constructor|prototype)($|[.[\]])/;

/** Throws an ApiFault for a query with keys that reach an object's prototype. Unknown keys are ignored elsewhere. */
export function refuseReservedKeys({ query }: FastifyRequest): void {
  if (typeof query !== "object" || query === null) return;
  if (Object.keys(query).some((key) => reserved.test(key))) throw new ApiFault(400);
}
