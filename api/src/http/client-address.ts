import { createClientAddress } from "@zhian/server/client-address";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** Of the visitor, where a trusted proxy says it; otherwise of the peer. Unlike `ip`, never what is no address. */
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
