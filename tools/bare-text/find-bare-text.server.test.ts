import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { API } from "typescript/unstable/sync";
import { findBareText } from "./find-bare-text.ts";

const types = `
declare namespace JSX {
  interface Element { type: string }
  interface IntrinsicElements { [tag: string]: object }
}
declare const word: string;
declare const count: number;
declare const words: string[];
declare const isNew: boolean;
declare const element: JSX.Element;
declare const elements: readonly JSX.Element[] | false | "";
declare const node: JSX.Element | string | null;
declare function Part(props: object): JSX.Element;
declare const Fragment: typeof Part;
`;

let dir: string;
let api: API;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "zhian-bare-text-"));
  api = new API({ cwd: dir });
});

afterEach(() => {
  api.close();
  rmSync(dir, { recursive: true });
});

function find(source: string): string[] {
  const [config, file] = [join(dir, "tsconfig.json"), join(dir, "source.tsx")];
  const compilerOptions = { jsx: "preserve", strict: true, types: [] };
  writeFileSync(config, JSON.stringify({ compilerOptions, files: ["types.d.ts", "source.tsx"] }));
  writeFileSync(join(dir, "types.d.ts"), types);
  writeFileSync(file, source);
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error("the project has not been opened");
  return findBareText(project, file).map(({ line, text }) => `${line} ${text}`);
}

describe("findBareText", () => {
  it.each([
    ["beside an element", "<p><b />{word}</p>", ["1 word"]],
    ["beside white space of its line", "<p> {count}</p>", ["1 count"]],
    ["that may not come", '<p>{isNew && "new"}<b /></p>', ['1 isNew && "new"']],
    ["that may be an element as well", "<p>{node}<b /></p>", ["1 node"]],
    ["written out", "<p>new <b /></p>", ["1 new"]],
    ["several of a list", "<p>{words}</p>", ["1 words"]],
    ["in a fragment", "<>{word}</>", ["1 word"]],
    ["in a fragment with a key", "<Fragment key={1}>{word}</Fragment>", ["1 word"]],
    ["deeper in what is beside others", "<p><b />{isNew && <i><b />{word}</i>}</p>", ["1 word"]],
  ])("finds a text %s", (_, source, found) => {
    expect(find(`export const page = ${source};`)).toEqual(found);
  });

  it.each([
    ["alone in its element", "<p>{word}</p>"],
    ["alone on lines of its own", "<p>\n  {isNew ? word : count}\n</p>"],
    ["put together", "<p>{`${word} ${count}`}</p>"],
    ["that a translator leaves alone", '<p translate="no"><b />{word}</p>'],
    ["given to a component, which has to place it", "<Part>{word}</Part>"],
  ])("allows a text %s", (_, source) => {
    expect(find(`export const page = ${source};`)).toEqual([]);
  });

  it("allows sibling elements, with nothing for absent ones", () => {
    const source = '<p>{element}{elements}{isNew && <b />}{word && <b />}{isNew ? <b /> : null}{" "}<b /></p>';
    expect(find(`export const page = ${source};`)).toEqual([]);
  });

  it("finds a component that returns bare text to its parent", () => {
    const source = [
      "export function Bare() {\n  return isNew ? word : element;\n}",
      "export function Whole() {\n  return <p>{word}</p>;\n}",
      "export function say() {\n  return word;\n}",
    ];
    expect(find(source.join("\n"))).toEqual(["1 Bare"]);
  });
});
