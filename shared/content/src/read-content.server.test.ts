import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "@jest/globals";
import { ContentError } from "./content-error.ts";
import { readContent } from "./read-content.ts";

const fields = JSON.stringify(join(import.meta.dirname, "fields.ts"));
const zod = JSON.stringify(import.meta.resolve("zod"));
const kind = `
  import { z } from ${zod};
  import { to, usd, words } from ${fields};

  const plan = z.strictObject({ id: z.string(), name: words, usd, unit: words });
  export default {
    schema: z.strictObject({
      title: words,
      link: to,
      plans: z.array(plan),
      rows: z.array(z.strictObject({ isOpen: z.boolean(), says: words })).optional(),
    }),
    values: () => ({ prices: { small: 12, "2x4": 21 } }),
  };
`;
const page = `link: /products/bcc
plans:
  - { id: small, usd: { ref: prices.small } }
  - { id: large, usd: { ref: prices.2x4, times: 10 } }
`;
const en = `title: Cloud Server
plans:
  large: { name: Large, unit: a month, }
  small: { name: Small, unit: a month }
`;
const zh = `title: 云服务器
plans:
  small: { name: 小, unit: 每月 }
  large: { name: 大, unit: 每月 }
`;

type Files = Partial<Record<"page" | "en" | "zh", string | Buffer>>;

const made: string[] = [];
afterEach(() => Promise.all(made.splice(0).map((dir) => rm(dir, { recursive: true }))));

async function read(files: Files) {
  const dir = mkdtempSync(join(tmpdir(), "content-"));
  made.push(dir);
  writeFileSync(join(dir, "kind.ts"), kind);
  for (const [name, text] of Object.entries({ page, en, zh, ...files })) writeFileSync(join(dir, `${name}.yaml`), text);
  return readContent(dir);
}

/** Each fault without its folder. */
async function faultsOf(files: Files): Promise<string[]> {
  const error = await read(files).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ContentError)) throw new Error(`these files are read as content: ${String(error)}`);
  return error.message.split("\n").map((line) => line.replace(/^\S*\/(?=\w+\.yaml:)/, ""));
}

const whole = {
  title: { en: "Cloud Server", zh: "云服务器" },
  link: "/products/bcc",
  plans: [
    { id: "small", name: { en: "Small", zh: "小" }, usd: 12, unit: { en: "a month", zh: "每月" } },
    { id: "large", name: { en: "Large", zh: "大" }, usd: 210, unit: { en: "a month", zh: "每月" } },
  ],
};

describe("content", () => {
  it("combines the facts with the prose of both languages, in the order of the facts", async () => {
    expect((await read({})).content).toEqual(whole);
  });

  it("is the same with a byte order mark and Windows line endings", async () => {
    const files = { page: `\uFEFF${page.replaceAll("\n", "\r\n")}`, en: en.replaceAll("\n", "\r\n") };
    expect((await read(files)).content).toEqual(whole);
  });

  it("reads 'no', 'on' and 'yes' as text", async () => {
    const { content } = await read({ en: en.replace("Small", "no"), zh: zh.replace("小", "yes") });
    expect(content).toMatchObject({ plans: [{ name: { en: "no", zh: "yes" } }, {}] });
  });
});

describe("content that is rejected, with file, line and key", () => {
  const cases: [what: string, files: Files, ...faults: (string | RegExp)[]][] = [
    ["indentation by a tab", { en: en.replace("  large", "\tlarge") }, /^en\.yaml:3: .*[Tt]ab/, /^en\.yaml:4: /],
    ["a duplicate key", { en: `${en}title: Again\n` }, /^en\.yaml:5: Map keys must be unique/],
    [
      "an anchor and its aliases",
      { en: `${en}more: &a [*a, *a]\n` },
      "en.yaml:5: the anchor &a is not allowed",
      "en.yaml:5: the alias *a must be written out",
      "en.yaml:5: the alias *a must be written out",
    ],
    ["a tag", { en: en.replace("Cloud Server", "!!js/function x") }, /^en\.yaml:1: Unresolved tag/],
    ["two documents", { en: `${en}---\ntitle: Other\n` }, "en.yaml:1: must be a single map of keys and values"],
    ["a list instead of a map", { en: "- title\n" }, "en.yaml:1: must be a single map of keys and values"],
    ["an empty file", { en: "" }, "en.yaml:1: must be a single map of keys and values"],
    [
      "Windows-1252 encoding",
      { en: Buffer.from("title: caf\xe9\n", "latin1") },
      "en.yaml:1: the file is not UTF-8; save it as UTF-8",
    ],
    [
      "a file of ten megabytes",
      { en: `title: ${"a".repeat(10_000_000)}` },
      "en.yaml:1: the file has 10000007 bytes; the limit is 524288",
    ],
    [
      "a key missing in one language",
      { zh: zh.replace("title: 云服务器\n", "") },
      "zh.yaml:1 title: is missing, but en.yaml has it",
      /title: Invalid input/,
    ],
    [
      "a number instead of text",
      { en: en.replace("Small", "2026") },
      "en.yaml:4 plans.small.name: must be text, not the number 2026, which must be quoted",
      /plans\.0\.name: Invalid input/,
    ],
    [
      "a figure that differs between languages",
      { en: en.replace("a month, ", "20 GiB"), zh: zh.replace("大, unit: 每月", "大, unit: 30 GiB") },
      "zh.yaml:4 plans.large.unit: the figures differ: 20 GiB in English, 30 GiB in Chinese",
    ],
    [
      "prose for an item that does not exist",
      { en: en.replace("large:", "huge:"), zh: zh.replace("large:", "huge:") },
      "en.yaml:3 plans.huge: page.yaml has no item with this name, only small, large",
      /plans\.1\.name/,
      /plans\.1\.unit/,
    ],
    [
      "a list whose prose has a different length",
      { page: `${page}rows: [{ isOpen: true }]\n`, en: `${en}rows: []\n`, zh: `${zh}rows: []\n` },
      "en.yaml:5 rows: has 0 items, but page.yaml has 1",
      /^page\.yaml:5 rows\.0\.says/,
    ],
    [
      "HTML in prose",
      { en: en.replace("Cloud Server", "<b>Cloud</b> Server") },
      "en.yaml:1 title.en: HTML is not supported; use plain text",
    ],
    [
      "a javascript: link",
      { page: page.replace("/products/bcc", "javascript:alert(1)") },
      "page.yaml:1 link: must be a path, #anchor, console:/path or ?query",
    ],
    [
      "a protocol-relative link to another site",
      { page: page.replace("/products/bcc", "//evil.example") },
      "page.yaml:1 link: must be a path, #anchor, console:/path or ?query",
    ],
    [
      "a price without a unit",
      { en: en.replace(", unit: a month, ", ""), zh: zh.replace("大, unit: 每月", "大") },
      /^\w+\.yaml:\d plans\.1\.unit: Invalid input/,
    ],
    [
      "a price that is not in the list",
      { page: page.replace("prices.small", "prices.smal") },
      "page.yaml:3 plans.0.usd: there is no value named prices.smal",
      /plans\.0\.usd: Invalid input/,
    ],
    ["a key that is not in the schema", { page: `${page}colour: red\n` }, 'page.yaml:1: Unrecognized key: "colour"'],
  ];

  it.each(cases)("%s", async (_, files, ...expected) => {
    const faults = await faultsOf(files);
    const isAsExpected = (fault: string, at: number) => {
      const wanted = expected[at];
      return typeof wanted === "string" ? fault === wanted : wanted?.test(fault);
    };
    expect(faults.filter((fault, at) => !isAsExpected(fault, at))).toEqual([]);
    expect(faults).toHaveLength(expected.length);
  });
});
