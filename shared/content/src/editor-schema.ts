import { locales } from "@zhian/contracts/locale";
import { z } from "zod";

type Schema = z.core.JSONSchema.BaseSchema;

const reference: Schema = {
  type: "object",
  properties: { ref: { type: "string" }, times: { type: "number" } },
  required: ["ref"],
  additionalProperties: false,
};

/**
 * Returns a JSON Schema with which an editor completes and checks the files of a page. Each file has only a part of it, so nothing is
 * required; texts are in one language, a list of things may be a map by their keys, and anything may be a reference.
 */
export function editorSchema(schema: z.ZodType): Schema {
  const { $defs = {}, ...whole } = z.toJSONSchema(schema, { reused: "ref" });
  // Each is defined once: lists are nested, and each may have either shape.
  const items: Record<string, Schema> = {};

  function partOf(part: z.core.JSONSchema._JSONSchema): Schema {
    if (typeof part === "boolean") return {};
    if (isWords(part)) return { type: "string" };
    const { required: _, anyOf, oneOf, ...rest } = part;
    const members = [...(anyOf ?? []), ...(oneOf ?? [])];
    if (members.length > 0) return { ...rest, anyOf: members.map(partOf) };
    if (part.type === "array") return listOf(part);
    const properties = Object.entries(part.properties ?? {});
    if (properties.length === 0) return rest;
    return { ...rest, properties: Object.fromEntries(properties.map(([key, value]) => [key, orReference(value)])) };
  }

  function listOf({ items: ofAll, prefixItems, ...rest }: Schema): Schema {
    // A list of one or more is described as a tuple, whose members are alike.
    const item = [ofAll, prefixItems].flat().find((each) => each !== undefined) ?? true;
    const name = `item${Object.keys(items).length}`;
    items[name] = {};
    items[name] = orReference(item);
    const $ref = `#/$defs/${name}`;
    return {
      anyOf: [
        { ...rest, items: { $ref } },
        { type: "object", additionalProperties: { $ref } },
      ],
    };
  }

  function orReference(part: z.core.JSONSchema._JSONSchema): Schema {
    return { anyOf: [partOf(part), { $ref: "#/$defs/reference" }] };
  }

  const root = partOf(whole);
  const shared = Object.entries($defs).map(([name, part]) => [name, partOf(part)]);
  return { ...root, $defs: { ...Object.fromEntries(shared), ...items, reference } };
}

function isWords({ properties = {} }: Schema): boolean {
  return Object.keys(properties).sort().join() === [...locales].sort().join();
}
