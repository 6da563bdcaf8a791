import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "@jest/globals";
import { type FragmentManifest, fragmentManifestSchema } from "@zhian/contracts/fragment";
import { Ajv2020 } from "ajv/dist/2020.js";
import { testListedPage, testOffer } from "../../registry/src/testing/offer-fixture.ts";
import { makeManifest } from "../../registry/src/testing/release-tarball.ts";
import { schemaPath, wantedSchema } from "./schema-file.ts";

const accepts = new Ajv2020({ allErrors: true }).compile(JSON.parse(readFileSync(schemaPath, "utf8")));
const guide = readFileSync(join(dirname(schemaPath), "fragment-contract.md"), "utf8");
const release = makeManifest("mf-disk", "1.0.0", {
  "remoteEntry.0001.js": "",
  "style.0001.css": "",
  "server/render.cjs": "",
});
const change = (changes: Record<string, unknown>) => ({ ...release, ...changes });
const browser = (changes: Record<string, unknown>) => change({ browser: { ...release.browser, ...changes } });
const file = (path: string, says: object) => change({ files: { ...release.files, [path]: says } });

it("the schema is what `npm run fragment-schema` writes", () => {
  expect(readFileSync(schemaPath, "utf8")).toBe(wantedSchema());
});

it.each(Object.keys(fragmentManifestSchema.shape))("the guide explains %s", (key) => {
  expect(guide).toMatch(new RegExp(`^\\| .*\`${key}[\`.]`, "m"));
});

it.each<[string, FragmentManifest]>([
  ["a release", release],
  ["one that shares nothing", { ...release, shared: {} }],
  ["one that offers a product", { ...release, offers: [testOffer("disk")] }],
  ["one that lists a page", { ...release, pages: [testListedPage("/about")] }],
  [
    "one with every optional field",
    { ...release, linksTo: ["/"], ignoresQuery: true, opensOn: "calculator.requested" },
  ],
])("accepts %s", (_what, manifest) => {
  accepts(manifest);
  expect(accepts.errors).toBeNull();
  expect(fragmentManifestSchema.safeParse(manifest).success).toBe(true);
});

it.each<[string, unknown]>([
  ["an empty object", {}],
  ["another schema version", change({ schema: 2 })],
  ["an unknown field", change({ colour: "red" })],
  ["a name that is not a fragment's", change({ name: "disk" })],
  ["no slot", change({ slots: [] })],
  ["an unknown slot", change({ slots: ["aside"] })],
  ["no route", change({ routes: [] })],
  ["a route with a wildcard in the middle", change({ routes: ["/a/*/b"] })],
  ["an unknown bus channel", change({ hears: ["weather"] })],
  ["a budget over the maximum", change({ renderBudgetMs: 2001 })],
  ["a fractional budget", change({ renderBudgetMs: 500.5 })],
  ["an event that opens nothing", change({ opensOn: "toast.shown" })],
  ["an offer without texts", change({ offers: [{ code: "disk" }] })],
  ["a page without texts", change({ pages: [{ path: "/about" }] })],
  ["a global with a hyphen", browser({ global: "mf-disk" })],
  ["another module exposed", browser({ expose: "./page" })],
  ["an entry outside the release", browser({ entry: "../entry.js" })],
  ["an entry on another host", browser({ entry: "https://evil.example/entry.js" })],
  ["styles that are not a list", browser({ initial: { js: [], css: "a.css" } })],
  ["chunks without styles", browser({ chunks: { page: { js: [] } } })],
  ["a fallback in one language", change({ fallback: { en: { main: "" } } })],
  ["a fallback for no slot", change({ fallback: { en: { aside: "" }, zh: {} } })],
  ["a fallback over 20,000 characters", change({ fallback: { en: { main: "x".repeat(20_001) }, zh: {} } })],
  ["a shared module without a range", change({ shared: { react: { version: "19.3.1" } } })],
  ["a file with another kind of hash", file("a.js", { integrity: "sha256-AAAA", bytes: 1 })],
  ["a file without a size", file("a.js", { integrity: `sha384-${"A".repeat(64)}` })],
  ["a file with a space in its name", file("a b.js", { integrity: `sha384-${"A".repeat(64)}`, bytes: 1 })],
  ["no source", change({ source: {} })],
])("F-218 refuses %s, as the registry does", (_what, manifest) => {
  expect([accepts(manifest), fragmentManifestSchema.safeParse(manifest).success]).toEqual([false, false]);
});
