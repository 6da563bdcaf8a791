import { describe, expect, it } from "@jest/globals";
import type { NameFault } from "@zhian/contracts/domain";
import fc from "fast-check";
import { type EndingRule, usualEndings } from "./find-ending.ts";
import { readNames } from "./read-names.ts";

const sold: EndingRule[] = [
  ...usualEndings.map((rule) =>
    rule.ending === "com"
      ? { ...rule, scripts: ["Latin", "Han", "Hiragana", "Katakana", "Cyrillic", "Greek", "Hebrew", "Arabic"] }
      : rule,
  ),
  { ending: "dev", ascii: "dev", minLength: 3, scripts: ["Latin"] },
  { ending: "web.id", ascii: "web.id", minLength: 2, scripts: ["Latin"] },
];
const read = (text: string, limit = 200) => readNames(text, { limit, endings: sold });
const only = (text: string) => read(text).wanted.map(({ name }) => name);

const taken: [typed: string, name: string, ascii?: string][] = [
  ["kopinusa.com", "kopinusa.com"],
  ["KopiNusa.COM", "kopinusa.com"],
  ["kopinusa.co.id", "kopinusa.co.id"],
  ["kopi-nusa.web.id", "kopi-nusa.web.id"],
  ["1688.com", "1688.com"],
  ["a.id", "a.id"],
  ["kopinusa.com.", "kopinusa.com"],
  ["kopinusa。com", "kopinusa.com"],
  ["kopinusa．com", "kopinusa.com"],
  ["ｋｏｐｉ.com", "kopi.com"],
  ["www.kopinusa.com", "kopinusa.com"],
  ["https://kopinusa.com", "kopinusa.com"],
  ["HTTP://kopinusa.com/", "kopinusa.com"],
  ["https://www.kopinusa.co.id/", "kopinusa.co.id"],
  ["智安.中国", "智安.中国", "xn--49s97w.xn--fiqs8s"],
  ["智安.com", "智安.com"],
  ["xn--fiqs8s.com", "中国.com", "xn--fiqs8s.com"],
  ["XN--FIQS8S.com", "中国.com", "xn--fiqs8s.com"],
  ["münchen.com", "münchen.com", "xn--mnchen-3ya.com"],
  ["MÜNCHEN.com", "münchen.com", "xn--mnchen-3ya.com"],
  ["mu\u0308nchen.com", "münchen.com", "xn--mnchen-3ya.com"],
  ["straße.com", "straße.com", "xn--strae-oqa.com"],
  ["カフェ.com", "カフェ.com"],
  ["東京cafe.com", "東京cafe.com"],
  ["кофейня.com", "кофейня.com"],
  ["שלום.com", "שלום.com", "xn--9dbne9b.com"],
  [`${"a".repeat(63)}.com`, `${"a".repeat(63)}.com`],
  ["127.com", "127.com"],
  ["abc.dev", "abc.dev"],
  ["(kopi.com)", "kopi.com"],
  ["[kopi.com],", "kopi.com"],
  ["<kopi.com>", "kopi.com"],
  ['"kopi.com".', "kopi.com"],
  ["'kopi.com'", "kopi.com"],
  ["「kopi.com」", "kopi.com"],
  ["“kopi.com”，", "kopi.com"],
  ["（ｋｏｐｉ．ｃｏｍ）", "kopi.com"],
  ["【智安。中国】。", "智安.中国"],
  ["《www.kopi.com》", "kopi.com"],
  ["(https://kopi.com/)", "kopi.com"],
  ["ＨＴＴＰＳ：／／ｋｏｐｉ．ｃｏｍ", "kopi.com"],
  ["(kopi.com", "kopi.com"],
  ["kopi.com).", "kopi.com"],
  ["kopi.com!", "kopi.com"],
  ["kopi.com。", "kopi.com"],
  ["kopi.com…", "kopi.com"],
  ["kopi\u200b.com", "kopi.com"],
  ["ko\u00adpi.com", "kopi.com"],
  ["\u00a0kopi.com\u00a0", "kopi.com"],
  ["\u202akopi.com\u202c", "kopi.com"],
  ["1. kopi.com", "kopi.com"],
  ["(1) kopi.com", "kopi.com"],
  ["1）kopi.com", "kopi.com"],
  ["1、kopi.com", "kopi.com"],
  ["①kopi.com", "kopi.com"],
  ["- kopi.com", "kopi.com"],
  ["• kopi.com", "kopi.com"],
];

const refused: [typed: string, fault: NameFault, suggestion?: string][] = [
  ["..", "empty-part"],
  ["a..com", "empty-part"],
  [".com", "empty-part"],
  ["co.id", "empty-part"],
  [`${"a".repeat(64)}.com`, "long-part"],
  [`${"智".repeat(63)}.com`, "long-part"],
  ["-kopi.com", "hyphen"],
  ["kopi-.com", "hyphen"],
  ["ab--cd.com", "hyphen"],
  ["-", "hyphen"],
  ["a_b.com", "characters"],
  ["*.com", "characters"],
  ["a!.com", "characters"],
  ["a\u0000.com", "characters"],
  ["a\u202eb.com", "characters"],
  ["a\u200db.com", "characters"],
  ["a%20b.com", "characters"],
  ["<b>.com", "characters"],
  ["½.com", "characters"],
  ["€uro.com", "characters"],
  ["💩.com", "emoji"],
  ["kopi☕.com", "emoji"],
  ["xn--ls8h.com", "emoji"],
  ["xn--a.com", "punycode"],
  ["xn--.com", "hyphen"],
  ["xn--zzzzzz99999.com", "punycode"],
  ["http://x.com/path", "address", "x.com"],
  ["http://x.com:8080", "address", "x.com"],
  ["https://www.kopinusa.com/en?a=1#b", "address", "kopinusa.com"],
  ["mail@kopinusa.com", "address", "kopinusa.com"],
  ["kopinusa.com/path", "address", "kopinusa.com"],
  ["<mail@kopinusa.com>", "address", "kopinusa.com"],
  ["“https://kopinusa.com/path”。", "address", "kopinusa.com"],
  ["[kopinusa.com](https://kopinusa.com)", "address", "kopinusa.com"],
  ["mailto:mail@kopinusa.com", "address", "kopinusa.com"],
  ["ftp://kopinusa.com/path", "address", "kopinusa.com"],
  ["ｍａｉｌ＠ｋｏｐｉ．ｃｏｍ", "address", "kopi.com"],
  ["a.b.com", "subdomain", "b.com"],
  ["shop.www.kopinusa.com", "subdomain", "kopinusa.com"],
  ["kopinusa.zzz", "ending-unknown"],
  ["kopinusa.co.zzz", "ending-unknown"],
  ["智安.id.zzz", "ending-unknown"],
  ["кофейня.dev", "ending-script"],
  ["kopi.中国", "ending-script"],
  ["ab.dev", "short-part"],
  ["kоpi.com", "mixed-scripts"],
  ["αlpha.com", "mixed-scripts"],
  ["аррӏе.com", "lookalike"],
  ["xn--80ak6aa92e.com", "lookalike"],
  ["שלוםabc.com", "mixed-scripts"],
];

describe("readNames", () => {
  it.each(taken.map(([typed, name, ascii]) => ({ typed, name, ascii })))(
    "B-A-51 reads $typed as $name",
    ({ typed, name, ascii }) => {
      const { wanted, refused: none } = read(typed);
      expect([wanted.map((each) => each.name), none]).toEqual([[name], []]);
      expect(wanted[0]?.ascii).toBe(ascii ?? wanted[0]?.ascii);
      expect(wanted[0]?.ascii).toMatch(/^[a-z0-9-]{1,63}(\.[a-z0-9-]+)+$/);
    },
  );

  it.each(refused.map(([typed, fault, suggestion]) => ({ typed, fault, suggestion })))(
    "B-A-51 B-A-53 rejects $typed: $fault",
    ({ typed, fault, suggestion }) => {
      const { wanted, refused: all } = read(typed);
      expect(wanted).toEqual([]);
      expect(all).toEqual([{ typed, fault, ...(suggestion !== undefined && { suggestion }) }]);
    },
  );

  it.each([
    ["http://127.0.0.1", "number"],
    ["http://169.254.169.254/latest/meta-data", "address"],
    ["http://[::1]/", "address"],
    ["0x7f.1", "number"],
    ["017700000001.1", "number"],
    ["file:///etc/passwd", "address"],
    ["gopher://x.com:70", "address"],
    ["javascript:alert(1)", "address"],
    ["localhost.localdomain", "ending-unknown"],
    ["127.0.0.1.nip.io", "subdomain"],
  ])("finds no domain name in %s: %s", (typed, fault) => {
    expect(read(typed)).toMatchObject({ wanted: [], refused: [{ fault }] });
  });

  it("tries a single word with the usual endings that accept its letters", () => {
    expect(only("Kopinusa")).toEqual(
      ["com", "id", "co.id", "cn", "net", "org", "io"].map((ending) => `kopinusa.${ending}`),
    );
    expect(only("智安")).toContain("智安.中国");
    expect(only("кофейня")).toEqual(["кофейня.com"]);
    expect(only("co")).not.toContain("co.id");
    expect(read("kopinusa").wholeDomain).toEqual({ secondDomain: "kopinusa", topDomain: "" });
  });

  it("splits names at whitespace and ASCII or Chinese commas and semicolons, and keeps each once", () => {
    const many = read("a1.id, b1.co.id，c1.cn\n\td1.com；A1.ID、e1.net;f1.org\r\n\ufeffa1.id");
    expect(many.wanted.map(({ name }) => name)).toEqual(["a1.id", "b1.co.id", "c1.cn", "d1.com", "e1.net", "f1.org"]);
    expect(many).toMatchObject({ doubled: 2, isOne: false, wholeDomain: { secondDomain: "a1", topDomain: "id" } });
  });

  it("strips list numbers from pasted text, but keeps words that are numbers", () => {
    const names = ["a1.com", "b1.com", "c1.com"];
    expect(only("1. a1.com\n2. b1.com\n3. c1.com")).toEqual(names);
    expect(only("1、a1.com\n2、b1.com\n3、c1.com")).toEqual(names);
    expect(only("1) “a1.com”; 2) “b1.com”; 3) “c1.com”.")).toEqual(names);
    expect(only("* a1.com\r\n* b1.com\r\n* c1.com")).toEqual(names);
    expect(only("88、a1.com")).toEqual(expect.arrayContaining(["88.com", "a1.com"]));
    expect(only("1、88")).toEqual(expect.arrayContaining(["1.com", "88.com"]));
    expect(only("360")).toContain("360.com");
  });

  // If each of them were tried as the beginning of the run, this would take hours.
  it("reads a long run of brackets and full stops only once", () => {
    expect(read(`x${".)".repeat(500_000)}x`).refused).toMatchObject([{ fault: "characters" }]);
  });

  it("reports the error of each invalid word, and accepts the others", () => {
    const mixed = read("good.com, bad_.com, -x.com, fine.id, good.com");
    expect(mixed.wanted.map(({ name }) => name)).toEqual(["good.com", "fine.id"]);
    expect(mixed.refused).toEqual([
      { typed: "bad_.com", fault: "characters" },
      { typed: "-x.com", fault: "hyphen" },
    ]);
    expect(mixed.doubled).toBe(1);
  });

  it.each(["", " ", " , ;\n", "\ufeff"])("finds no names and no errors in %j", (text) => {
    expect(read(text)).toMatchObject({ wanted: [], refused: [], doubled: 0, cut: 0 });
  });

  it("stops at its limit, and reports how many names it left out", () => {
    const words = Array.from({ length: 10_000 }, (_, n) => `n${n}.id`);
    expect(read(words.join(" "))).toMatchObject({ cut: 9_800, wanted: { length: 200 } });
    expect(read(words.slice(0, 500).join(","), 50)).toMatchObject({ cut: 450, wanted: { length: 50 } });
    expect(read(words.map((word) => `_${word}`).join(" "))).toMatchObject({ cut: 9_800, refused: { length: 200 } });
    expect(read("one two", 10)).toMatchObject({ cut: 4, wanted: { length: 10 } });
  });

  it("returns at most a hundred characters of an invalid input", () => {
    expect(read(`${"x_".repeat(30_000)}.com`).refused[0]?.typed).toHaveLength(100);
  });

  it("does not validate endings without a price list", () => {
    const { wanted, refused: none } = readNames("kopinusa.zzz a.b.example", { limit: 10 });
    expect(wanted).toEqual([
      { name: "kopinusa.zzz", ascii: "kopinusa.zzz", label: "kopinusa", ending: "zzz" },
      { name: "a.b.example", ascii: "a.b.example", label: "a", ending: "b.example" },
    ]);
    expect(none).toEqual([]);
    expect(readNames("www.kopinusa.zzz", { limit: 10 }).wanted[0]?.name).toBe("kopinusa.zzz");
  });

  it("B-A-51 is idempotent for any input", () => {
    const typed = fc.oneof(
      fc.string({ unit: "binary", maxLength: 80 }),
      fc.stringMatching(/^[(“「]?[a-zа-я智安ü.\-_]{1,40}(\.(com|id|co\.id|中国))?[)”」.。]?$/u),
      fc.constantFrom(...taken.map(([each]) => each), ...refused.map(([each]) => each)),
    );
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 6 }), (words) => {
        const { wanted } = read(words.join("\n"));
        for (const name of wanted) {
          expect(name.ascii).toMatch(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9-]+)+$/);
          expect(read(name.name).wanted).toEqual([name]);
          expect(read(name.ascii).wanted).toEqual([name]);
        }
      }),
    );
  });
});
