import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { bundledUses } from "./bundled-uses.ts";

const entry = `var mf_stock;(()=>{c.consumesLoadingData={moduleIdToConsumeDataMapping:{
  64:{shareScope:"default",shareKey:"react",import:null},"./react-dom":{shareKey:"react-dom/client"}}};mf_stock=c})();`;
/** A chunk as webpack minifies one, with a module whose body is `code`. */
const chunk = (code: string) => `(globalThis.chunks||=[]).push([[7],{21(t,e,n){${code}},30:(t,e,n)=>{n(64).lazy}}]);`;

describe("bundledUses", () => {
  let dist: string;
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), "uses-"));
  });
  afterEach(() => rmSync(dist, { recursive: true, force: true }));

  async function usesOf(code: string, others: Record<string, string> = {}) {
    const files = { "entry.js": entry, "page.js": chunk(code), ...others };
    for (const [path, text] of Object.entries(files)) writeFileSync(join(dist, path), text);
    const uses = await bundledUses(dist, Object.keys(files));
    return Object.entries(uses ?? {}).flatMap(([request, places]) =>
      Object.keys(places).map((name) => [request, name]),
    );
  }

  const lazy = ["react", "lazy"];
  it.each<[string, string, string[][]]>([
    ["a variable", `var o=n(64);(0,o.useState)(1)`, [["react", "useState"], lazy]],
    ["a variable that is assigned later", `var o;o=n(64),o.memo`, [["react", "memo"], lazy]],
    ["the require call itself", `n("./react-dom").createRoot(t)`, [["react-dom/client", "createRoot"], lazy]],
    ["destructuring", `let{useId:a,...r}=n(64)`, [["react", "useId"], lazy]],
    ["bracket notation", `var o=n(64);o["use"]`, [["react", "use"], lazy]],
    ["a re-export", `n.d(e,{useRef:()=>o.useRef});var o=n(64)`, [["react", "useRef"], lazy]],
    ["the same variable name for something else", `var o=n(64);function r(o){return o.next}`, [lazy]],
    ["a parameter of another function with the same name", `function r(n){return n(64).next}`, [lazy]],
    ["a module of the release itself", `var o=n(65);o.helper`, [lazy]],
    ["a module that is used as a whole", `var o=n(64),r=n.n(o);r().useState`, [lazy]],
  ])("for %s finds %s", async (_what, code, uses) => {
    expect(await usesOf(code)).toEqual(uses);
  });

  it("reports the position in the bundle, or in the source if there is a source map", async () => {
    await usesOf(`n(64).useId`);
    expect(await bundledUses(dist, ["entry.js", "page.js"])).toMatchObject({ react: { useId: "page.js:1:53" } });
    const map = { version: 3, sources: ["webpack://mf-stock/./src/page.tsx"], names: [], mappings: "AAWA" };
    writeFileSync(join(dist, "page.js.map"), JSON.stringify(map));
    expect(await bundledUses(dist, ["entry.js", "page.js"])).toMatchObject({ react: { useId: "src/page.tsx:12" } });
  });

  it("returns nothing for a build that shares nothing, and ignores the server bundle", async () => {
    writeFileSync(join(dist, "page.js"), chunk("n(64).useId"));
    expect(await bundledUses(dist, ["page.js", "server/render.cjs"])).toBeUndefined();
  });

  it("F-155 names a file that does not parse", async () => {
    await expect(usesOf("", { "broken.js": "var a = ;" })).rejects.toThrow(
      "broken.js could not be parsed: SyntaxError",
    );
  });
});
