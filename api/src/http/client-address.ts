import { createClientAddress } from "@zhian/server/client-address";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The visitor's address, if a trusted proxy reports it; otherwise the peer's. Unlike `ip`, always a valid address. */
    readonly clientAddress: string;
  }
}

export function addClientAddress(app: FastifyInstance, trustedProxies: readonly string[]): void {
  const addressOf = createClientAddress(trustedProxies);
  app.decorateRequest("clientAddress", {
    getter() {
      return addressOf(this.raw);
    },
  });
}
