import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { parseInput } from "../routes/answers.ts";
import type { Authorize } from "../routes/authorize.ts";
import { findToken, identityOf } from "../tokens.ts";
import { readSessionCookie, setSessionCookie } from "./cookies.ts";
import { type OpsParts, readViewer, sendPage, switchLanguage } from "./ops-parts.ts";
import { isSameOrigin } from "./same-origin.ts";
import { endSession, issueTicket, lifeMs, takeLink } from "./sessions.ts";
import { signInPage } from "./sign-in-page.ts";
import { createThrottle } from "./throttle.ts";

const secret = z.string().max(100);
const linkQuery = z.object({ link: secret.optional() });
const signInSchema = z.object({ token: secret.optional(), link: secret.optional() });

const faultStatus = { token: 401, link: 401, origin: 403, tries: 429 } as const;

/** Signs in by an operator's token or by a one-time link, and signs out. */
export function registerSignIn(app: FastifyInstance, parts: OpsParts & { authorize: Authorize }): void {
  const { database, authorize, now } = parts;
  const throttle = createThrottle();

  // For callers that have the token, so that nobody has to paste it: `fragments ops` and `npm start`.
  app.post("/v1/ops/links", async (request, reply) => {
    const identity = await authorize(request, "operate");
    const link = await issueTicket(database, "link", { tokenId: identity.id, now: now() });
    request.log.info({ event: "ops_link.created", token: identity.id }, "a link to the operator's page was created");
    return reply
      .code(201)
      .header("cache-control", "no-store")
      .send({ path: `/ops/login?link=${link}`, minutes: lifeMs.link / 60_000 });
  });

  app.get("/ops/login", async (request, reply) => {
    if (switchLanguage(request, reply)) return reply;
    const { link } = parseInput(linkQuery, request.query);
    return sendPage(reply, signInPage(await readViewer(parts, request), { link }));
  });

  app.post("/ops/login", async (request, reply) => {
    if (!isSameOrigin(request)) return refuseSignIn(request, reply, "origin");
    if (throttle.isFull(request.ip, now())) return refuseSignIn(request, reply.header("retry-after", "60"), "tries");
    const { token, link } = parseInput(signInSchema, request.body);
    const identity =
      link === undefined
        ? identityOf(await findToken(database, (token ?? "").trim(), now()))
        : await takeLink(database, link, now());
    if (identity?.role !== "operator") {
      throttle.fail(request.ip, now());
      request.log.warn({ event: "ops_sign_in.failed" }, "a sign-in to the operator's page failed");
      return refuseSignIn(request, reply, link === undefined ? "token" : "link");
    }
    const session = await issueTicket(database, "session", { tokenId: identity.id, now: now() });
    setSessionCookie(request, reply, session);
    request.log.info(
      { event: "ops_sign_in.succeeded", team: identity.team, token: identity.id },
      "an operator signed in",
    );
    return reply.redirect("/ops", 303);
  });

  app.post("/ops/logout", async (request, reply) => {
    const session = readSessionCookie(request);
    if (isSameOrigin(request) && session !== undefined) {
      await endSession(database, session);
      setSessionCookie(request, reply, undefined);
    }
    return reply.redirect("/ops/login", 303);
  });

  async function refuseSignIn(request: FastifyRequest, reply: FastifyReply, fault: keyof typeof faultStatus) {
    return sendPage(reply, signInPage(await readViewer(parts, request), { fault }), faultStatus[fault]);
  }
}
