import type { EndpointData, EndpointName, endpoints } from "@zhian/contracts/endpoints";
import type { FastifyRequest } from "fastify";
import type * as z from "zod/mini";

type QueryOf<Name extends EndpointName> = (typeof endpoints)[Name] extends { query: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;

/** One function for each endpoint of the catalogue: from its checked query to its data. Faults are thrown. */
export type Answers = {
  [Name in EndpointName]: (query: QueryOf<Name>) => EndpointData<Name> | Promise<EndpointData<Name>>;
};

/** Looks at a request before it is answered, and throws an ApiFault to refuse it. */
export type Guards = Partial<Record<EndpointName, (request: FastifyRequest) => void>>;
