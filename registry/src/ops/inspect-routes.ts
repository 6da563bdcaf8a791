import { type InspectPass, inspectPath } from "@zhian/contracts/inspect-pass";
import type { FastifyInstance } from "fastify";
import { writePass } from "../keys/write-pass.ts";
import { refuse } from "../model/refusal.ts";
import { requireEnvironment } from "../routes/require-environment.ts";
import { forOperators, type KeyParts } from "./ops-parts.ts";

/** As long as an operator's own session. */
const lifeMs = 8 * 3_600_000;

/** Redirects an operator to the site with a pass that shells can verify: they have no list of operators, but the signing keys. */
export function registerInspect(app: FastifyInstance, parts: KeyParts): void {
  const { config, database, now, currentKey } = parts;

  app.get(
    "/ops/:environment/inspect",
    forOperators(parts, async (request, reply, { identity }) => {
      const { name: environment } = await requireEnvironment(database, request);
      const site = config.siteUrls.get(environment);
      if (site === undefined)
        throw refuse("unknown-address", `The site of ${environment} is not configured.`, "Set REGISTRY_SITE_URLS.");
      const expiresAt = new Date(now().getTime() + lifeMs).toISOString();
      const wanted: InspectPass = { schema: 1, purpose: "inspect", environment, expiresAt };
      const pass = writePass(await currentKey(), wanted);
      request.log.info(
        { event: "inspect_pass.created", token: identity.id, environment },
        "a pass for inspectors was created",
      );
      return reply.header("cache-control", "no-store").redirect(`${site}${inspectPath}?pass=${pass}`, 303);
    }),
  );
}
