import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { articleElementSchema } from "@zhian/contracts/article";
import { columnNodeSchema } from "@zhian/contracts/cms";
import { docNodeSchema } from "@zhian/contracts/document";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from "fastify-type-provider-zod";
import { registry } from "zod";

/** Names for schemas, which recursive ones require. */
const named = registry<{ id: string }>()
  .add(columnNodeSchema, { id: "ColumnNode" })
  .add(articleElementSchema, { id: "ArticleElement" })
  .add(docNodeSchema, { id: "DocNode" });

/** OpenAPI for every route registered afterwards: a page at /api/docs, JSON at /api/docs/json. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "ZhiAn Cloud API",
        version: "1",
        description: "Every answer is an envelope { code, msg, data }; code 0 means success, whatever the HTTP status.",
      },
      servers: [{ url: "/" }],
      components: { securitySchemes: { token: { type: "apiKey", in: "header", name: "Authorization" } } },
    },
    transform: createJsonSchemaTransform({ schemaRegistry: named }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry: named }),
  });
  await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: true });
}
