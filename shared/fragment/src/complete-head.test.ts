import { expect, it } from "@jest/globals";
import { answeringApi } from "@zhian/testing/site-fixture";
import { completeHead } from "./complete-head.ts";

const config = { title: "The site", description: "What it is for", keywords: "cloud" };

function complete(head: Parameters<typeof completeHead>[0], given: unknown = config) {
  return completeHead(head, { api: answeringApi({ "cms.config": { config: given } }), locale: "en" });
}

it("fills empty fields from the system configuration, field by field", async () => {
  const head = { title: "A page", description: "", keywords: " ", noindex: true };
  expect(await complete(head)).toEqual({ ...config, title: "A page", noindex: true });
  expect(await complete(undefined)).toEqual(config);
});

it("fetches nothing for a complete page", async () => {
  const head = { title: "A page", description: "About it", keywords: "page" };
  expect(await completeHead(head, { api: answeringApi({}), locale: "en" })).toBe(head);
});

it("keeps a head unchanged if the CMS does not respond, and ignores texts that are too long", async () => {
  const head = { title: "A page", description: "", keywords: "page" };
  expect(await completeHead(head, { api: answeringApi({}), locale: "en" })).toBe(head);
  expect(await complete(head, { ...config, description: "word ".repeat(10_000) })).toEqual(head);
  expect(await complete(undefined, { ...config, title: "" })).toBeUndefined();
});
