import type { FastifyInstance } from "fastify";
import { readNewestList } from "../keys/key-lists.ts";
import { requireEnvironment } from "../routes/require-environment.ts";
import { keysPage } from "./keys-page.ts";
import { forOperators, type KeyParts, sendPage } from "./ops-parts.ts";

/** Read-only: keys change only through lists that a root has signed offline. */
export function registerOpsKeys(app: FastifyInstance, { currentKey, ...parts }: KeyParts): void {
  const { database, now } = parts;

  app.get(
    "/ops/:environment/keys",
    forOperators(parts, async (request, reply, viewer) => {
      const { name: environment, revision } = await requireEnvironment(database, request);
      const { keyId: signingKeyId } = await currentKey();
      const list = (await readNewestList(database))?.list;
      return sendPage(reply, keysPage(viewer, { environment, revision, signingKeyId, list, now: now() }));
    }),
  );
}
