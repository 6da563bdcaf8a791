import type { EndpointData, EndpointName, endpoints } from "@zhian/contracts/endpoints";
import type { FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { Content } from "../content/content.ts";
import type { Caller } from "./caller.ts";

type Catalogue = typeof endpoints;
type QueryOf<Name extends EndpointName> = Catalogue[Name] extends { query: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;
type BodyOf<Name extends EndpointName> = Catalogue[Name] extends { body: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;

/** A call's input apart from its query. */
export interface Call<Body> {
  body: Body;
  caller: Caller;
  /** The content, including the products that the site offers the caller. */
  content(): Promise<Content>;
}

/** One function for each endpoint of the catalogue: takes the validated query and body, returns the data. Faults are thrown. */
export type Answers = {
  [Name in EndpointName]: (
    query: QueryOf<Name>,
    call: Call<BodyOf<Name>>,
  ) => EndpointData<Name> | Promise<EndpointData<Name>>;
};

/** Checks a request before it is answered, and throws an ApiFault to refuse it. */
export type Guards = Partial<Record<EndpointName, (request: FastifyRequest) => void | Promise<void>>>;
