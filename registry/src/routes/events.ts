import type { ServerResponse } from "node:http";
import type { Database } from "@zhian/database/database";
import type { FastifyInstance } from "fastify";
import { findEnvironment } from "../model/environment.ts";
import { refuse } from "../model/refusal.ts";
import type { Revisions } from "../model/revisions.ts";
import { parsePath } from "./answers.ts";
import { environmentParam } from "./paths.ts";

interface Dependencies {
  database: Database;
  revisions: Revisions;
  heartbeatMs: number;
}

const maxListeners = 1000;
/** A listener that does not read is disconnected before its unsent events fill the memory. */
const maxUnsentBytes = 64 * 1024;

/** Server-sent events. Returns the function that ends all streams, so that a shutdown does not wait for them. */
export function registerEvents(app: FastifyInstance, { database, revisions, heartbeatMs }: Dependencies): () => void {
  const open = new Set<ServerResponse>();

  app.get("/v1/environments/:environment/events", { exposeHeadRoute: false }, async (request, reply) => {
    const { environment } = parsePath(environmentParam, request);
    const state = await findEnvironment(database, environment);
    if (!state) {
      throw refuse("unknown-environment", "There is no such environment.", "See the registry's REGISTRY_ENVIRONMENTS.");
    }
    if (open.size >= maxListeners) {
      return reply
        .code(503)
        .header("retry-after", "10")
        .send({
          error: {
            code: "too-many-listeners",
            message: "Too many shells are listening here.",
            remedy: "Poll the snapshot instead.",
          },
        });
    }
    reply.hijack();
    listen(reply.raw, environment, state.revision);
    return reply;
  });

  function listen(response: ServerResponse, environment: string, revision: number): void {
    open.add(response);
    response.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    let last = -1;
    const tell = (current: number) => {
      if (current > last) write(response, `event: revision\ndata: {"revision":${current}}\n\n`);
      last = Math.max(last, current);
    };
    response.write("retry: 2000\n\n");
    const unsubscribe = revisions.subscribe(environment, tell);
    tell(revision);
    const heartbeat = setInterval(() => write(response, ":\n\n"), heartbeatMs);
    heartbeat.unref();
    response.on("close", () => {
      open.delete(response);
      clearInterval(heartbeat);
      unsubscribe();
    });
    // Otherwise a change between reading the revision and subscribing would be missed.
    findEnvironment(database, environment).then(
      (state) => state && tell(state.revision),
      () => response.end(),
    );
  }

  return () => {
    for (const response of open) response.end();
  };
}

function write(response: ServerResponse, text: string): void {
  if (response.writableLength > maxUnsentBytes) response.destroy();
  else if (!response.writableEnded) response.write(text);
}
