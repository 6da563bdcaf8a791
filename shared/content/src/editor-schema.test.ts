import { expect, it } from "@jest/globals";
import { z } from "zod";
import { editorSchema } from "./editor-schema.ts";
import { words } from "./fields.ts";

const page = z.strictObject({
  title: words,
  plans: z.array(z.strictObject({ id: z.string(), name: words, usd: z.number() })),
});

it("describes the files of a page, each with part of its content", () => {
  // As an editor would read it.
  const file = z.fromJSONSchema(editorSchema(page));
  const isRight = (data: unknown) => file.safeParse(data).success;

  expect(isRight({ plans: [{ id: "small", usd: { ref: "prices.small" } }] })).toBe(true);
  expect(isRight({ title: "Cloud Server", plans: { small: { name: "Small" } } })).toBe(true);
  expect(isRight({ title: { ref: "shared.title" } })).toBe(true);
  expect(isRight({ titel: "Cloud Server" })).toBe(false);
  expect(isRight({ title: 2026 })).toBe(false);
  expect(isRight({ plans: { small: { nmae: "Small" } } })).toBe(false);
});
