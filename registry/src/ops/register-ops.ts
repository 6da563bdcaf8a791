import type { FastifyInstance } from "fastify";
import type { createChangeEnvironment } from "../change-environment.ts";
import type { HealthRules } from "../health/rules.ts";
import type { createPreviewChange } from "../preview-change.ts";
import type { Authorize } from "../routes/authorize.ts";
import { registerOpsAssets } from "./assets.ts";
import { registerOpsChanges } from "./change-routes.ts";
import { registerFieldViews } from "./field/field-routes.ts";
import { registerInspect } from "./inspect-routes.ts";
import { registerOpsKeys } from "./keys-routes.ts";
import type { KeyParts } from "./ops-parts.ts";
import { registerOpsPreviews } from "./preview-routes.ts";
import { registerSignIn } from "./sign-in-routes.ts";
import { registerOpsViews } from "./view-routes.ts";

const formBytes = 16 * 1024;

interface Dependencies extends KeyParts {
  authorize: Authorize;
  rules: HealthRules;
  changeEnvironment: ReturnType<typeof createChangeEnvironment>;
  previewChange: ReturnType<typeof createPreviewChange>;
}

/** The operator's page: forms and tables that work without script. */
export function registerOps(app: FastifyInstance, parts: Dependencies): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: formBytes },
    (request, body, done) => {
      // All other routes accept only JSON, which a form on another site cannot send.
      if (!request.url.startsWith("/ops/"))
        return done(
          Object.assign(new Error("forms are not accepted here"), { code: "FST_ERR_CTP_INVALID_MEDIA_TYPE" }),
        );
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
  registerOpsAssets(app);
  registerSignIn(app, parts);
  registerOpsViews(app, parts);
  registerFieldViews(app, parts);
  registerOpsKeys(app, parts);
  registerOpsPreviews(app, parts);
  registerOpsChanges(app, parts);
  registerInspect(app, parts);
}
