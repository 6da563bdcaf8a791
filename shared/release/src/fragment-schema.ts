import { fragmentManifestSchema } from "@zhian/contracts/fragment";
import * as z from "zod";

/** JSON Schema (draft 2020-12) of `fragment.json`, from the schema with which the registry reads it. */
export function fragmentSchema(): z.core.JSONSchema.BaseSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(fragmentManifestSchema, { io: "input" });
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "urn:zhian:fragment:1",
    title: "fragment.json",
    description: "A release of a fragment. docs/guides/fragment-contract.md describes the fields.",
    ...schema,
  };
}
