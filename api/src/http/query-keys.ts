import type { FastifyRequest } from "fastify";
import { ApiFault } from "./api-fault.ts";

const reserved = /(^|[.[])(__proto__|constructor|prototype)($|[.[\]])/;

/** Throws an ApiFault for a query whose keys reach for an object's prototype. Unknown keys are ignored elsewhere. */
export function refuseReservedKeys(request: FastifyRequest): void {
  const { query } = request;
  if (typeof query !== "object" || query === null) return;
  if (Object.keys(query).some((key) => reserved.test(key))) throw new ApiFault(400);
}
