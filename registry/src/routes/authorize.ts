import type { Database } from "@zhian/database/database";
import type { FastifyRequest } from "fastify";
import { refuse } from "../model/refusal.ts";
import { findToken, type Identity, identityOf, isAllowed, type Need } from "../tokens.ts";

/** Returns the caller's identity, or throws a RefusedError: 401 without a valid token, 403 (and a line in the log) beyond its scope. */
export type Authorize = (request: FastifyRequest, need: Need, fragment?: string) => Promise<Identity>;

const ended = { revoked: "was revoked", expired: "expired" } as const;

export function createAuthorize({ database, now }: { database: Database; now(): Date }): Authorize {
  return async (request, need, fragment) => {
    const token = /^Bearer ([A-Za-z0-9_-]{20,100})$/i.exec(request.headers.authorization ?? "")?.[1];
    const found = token === undefined ? undefined : await findToken(database, token, now());
    const identity = identityOf(found);
    if (!identity) {
      throw refuse(
        "no-valid-token",
        found && "at" in found ? `The token ${ended[found.state]} at ${found.at}.` : "A valid token is required.",
        "Send `Authorization: Bearer …`; the CLI takes --token, FRAGMENTS_TOKEN or the registry's operator-token file.",
      );
    }
    if (isAllowed(identity, need, fragment)) return identity;
    request.log.warn(
      { event: "request.forbidden", need, fragment, team: identity.team, token: identity.id },
      "the token does not allow it",
    );
    throw refuse(
      "not-yours",
      `The token of team ${identity.team} may not ${need}${fragment ? ` ${fragment}` : ""}.`,
      "Ask an operator for a token that may: fragments token create",
    );
  };
}
