import type { FastifyInstance } from "fastify";
import { readNewestList } from "../key-lists.ts";
import { requireEnvironment } from "../routes/require-environment.ts";
import type { SigningKey } from "../signing-key.ts";
import { keysPage } from "./keys-page.ts";
import { forOperators, type OpsParts, sendPage } from "./ops-parts.ts";

interface Dependencies extends OpsParts {
  currentKey(): Promise<SigningKey>;
}

/** Read only: keys are changed by lists that a root has signed offline. */
export function registerOpsKeys(app: FastifyInstance, { currentKey, ...parts }: Dependencies): void {
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
