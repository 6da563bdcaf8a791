import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { rounds } from "@zhian/chaos/rounds";
import { check, outcomes } from "./support/check-command.ts";
import { buildNew } from "./support/new-fragment.ts";
import { root } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const mounts = String(rounds({ short: 5, long: 12, of: "mounts by which the kit judges a fragment" }));

/** The reported leftovers, with counts and positions replaced by marks that show that they were reported. */
function leftovers(text: string): string[] {
  const said = [...text.matchAll(/^mounts: \d+ mounts leave (?!\d+ \w)(.*)$/gm)].map(([, left = ""]) => left);
  return said
    .map((left) => left.replace(/, from 0\.1\.0\/\S+\.js:\d+:\d+$/, " (made)").replace(/^\d+ ×/, "n ×"))
    .toSorted();
}

/** What `fixtures/bad-page.tsx` leaves behind. */
const oneOfEach = [
  "global __left",
  "Array.prototype.left",
  "changed: Math.hypot",
  "document.title",
  "n × adopted style sheets",
  "attribute data-left of html",
  "attribute class of body",
  "attribute data-left of #slot-footer",
  ...["localStorage", "sessionStorage"].map((storage) => `${storage} key "left" (made)`),
  ...['<aside hidden=""></aside> in body', '<style hidden=""></style> in head', '<i hidden=""></i> in slot-footer'].map(
    (element) => `n × element ${element} (made)`,
  ),
  ...["timeout", "interval", "animation frame", "EventSource", "WebSocket", "BroadcastChannel", "Worker"].map(
    (what) => `n × ${what} (made)`,
  ),
  ...["Intersection", "Resize", "Mutation", "Performance"].map((kind) => `n × ${kind}Observer (made)`),
  'n × listener for "resize" on window (made)',
  ...["document", "html", "body", "#slot-header"].map((target) => `n × listener for "keydown" on ${target} (made)`),
];

test("a newly created fragment passes every rule of the conformance kit", async () => {
  const folder = await buildNew({ name: "mf-new-good", version: "0.1.0" });
  const { code, text } = await check(folder, "--rounds", mounts);

  expect(
    outcomes(text).map(([, what]) => what),
    text,
  ).toEqual(Array.from({ length: 8 }, () => "holds"));
  expect(code).toBe(0);
});

test("F-127 each rule that a page breaks is reported with a reason", async () => {
  const page = await readFile(join(root, "e2e/fixtures/bad-page.tsx"), "utf8");
  const folder = await buildNew({
    name: "mf-new-bad",
    version: "0.1.0",
    edits: { "src/pages/start.tsx": () => page },
  });
  const { code, text } = await check(folder, "--rounds", mounts);

  expect(outcomes(text)).toEqual([
    ["server", "holds"],
    ...["hydration", "mounts", "locale", "currency", "arrival", "axe", "csp"].map((rule) => [rule, "broken"]),
  ]);
  expect(text).toMatch(/^hydration: \d+ server-rendered nodes were discarded/m);
  for (const leak of ["detached nodes", "listeners", "kB of memory"]) {
    expect(text).toMatch(new RegExp(`^mounts: ${mounts} mounts leave \\d+ ${leak}`, "m"));
  }
  expect(leftovers(text)).toEqual(oneOfEach.toSorted());
  expect(text).toMatch(/^locale: it stays in English when the language is Chinese/m);
  expect(text).toMatch(/^currency: amounts stay in dollars when the currency is rupiah/m);
  expect(text).toMatch(/^arrival: the title is "en 0\.\d+", but "en 0\.\d+" when the page is loaded directly/m);
  expect(text).toMatch(/^arrival: there are 2 level 1 headings/m);
  expect(text).toMatch(/^axe: .*label/m);
  expect(text).toMatch(/^csp: style-src-attr blocks inline/m);
  expect(code).toBe(1);
});

test("a server bundle that throws or leaves a timer running is rejected before it is published", async () => {
  const folder = await buildNew({
    name: "mf-new-threw",
    version: "0.1.0",
    edits: {
      "src/pages/start.tsx": (text) =>
        text.replace(
          "const t = useText();",
          'const t = useText();\n  if (typeof window === "undefined") {\n    setInterval(() => undefined, 1000);\n    throw new Error("no");\n  }',
        ),
    },
  });
  const { code, text } = await check(folder, "--only", "server");

  expect(text).toMatch(/^server: \/new-threw shows its fallback$/m);
  expect(text).toMatch(/^server: \/zh\/new-threw shows its fallback$/m);
  expect(text).toMatch(/^server: it cannot be loaded: \/new-threw: Error: no at .*release\.cjs:\d+/m);
  expect(text).toMatch(/^server: a render left \d+ × timer behind: Timeout started at .*release\.cjs:\d+/m);
  expect(code).toBe(1);
});
