import { describe, expect, it } from "@jest/globals";
import { writeChangelog } from "./changelog.ts";
import { readChanges } from "./read-changes.ts";

describe("readChanges", () => {
  it("reads the scopes and the text of each commit", () => {
    const log =
      "2026-11-26\tshell, shared/ui: answer 404: no page\n2026-11-25\tmf-products: refuse a negative quantity\n";
    expect(readChanges(log)).toEqual([
      { date: "2026-11-26", scopes: ["shell", "shared/ui"], text: "answer 404: no page" },
      { date: "2026-11-25", scopes: ["mf-products"], text: "refuse a negative quantity" },
    ]);
  });

  it.each(["e2e: try more", "docs, tools: a guide", "wip", "Tests wait for conditions", "shelling: none"])(
    "leaves out %j",
    (subject) => {
      expect(readChanges(`2026-11-26\t${subject}`)).toEqual([]);
    },
  );

  it("names only the folders that are released", () => {
    expect(readChanges("2026-11-26\tapi, e2e: limit logins")[0]?.scopes).toEqual(["api"]);
  });
});

describe("writeChangelog", () => {
  it("lists the newest day first, sorted by folder, and each change once", () => {
    const changes = [
      { date: "2026-11-25", scopes: ["api"], text: "one" },
      { date: "2026-11-26", scopes: ["shell"], text: "keep a_b and <b>" },
      { date: "2026-11-26", scopes: ["api", "registry"], text: "two" },
      { date: "2026-11-26", scopes: ["shell"], text: "keep a_b and <b>" },
    ];
    const text = writeChangelog(changes);
    expect(text).toMatch(/^# Changelog\n/);
    expect(text.slice(text.indexOf("## "))).toBe(
      [
        "## 2026-11-26",
        "",
        "- **api, registry**: two",
        "- **shell**: keep a\\_b and \\<b>",
        "",
        "## 2026-11-25",
        "",
        "- **api**: one",
        "",
      ].join("\n"),
    );
  });
});
