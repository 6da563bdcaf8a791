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
    ["beside whitespace on its line", "<p> {count}</p>", ["1 count"]],
    ["that is conditional", '<p>{isNew && "new"}<b /></p>', ['1 isNew && "new"']],
    ["that may also be an element", "<p>{node}<b /></p>", ["1 node"]],
    ["written as a literal", "<p>new <b /></p>", ["1 new"]],
    ["as a list of strings", "<p>{words}</p>", ["1 words"]],
    ["in a fragment", "<>{word}</>", ["1 word"]],
    ["in a fragment with a key", "<Fragment key={1}>{word}</Fragment>", ["1 word"]],
    ["nested in a sibling", "<p><b />{isNew && <i><b />{word}</i>}</p>", ["1 word"]],
  ])("finds text %s", (_, source, found) => {
    expect(find(`export const page = ${source};`)).toEqual(found);
  });

  it.each([
    ["alone in its element", "<p>{word}</p>"],
    ["alone on lines of its own", "<p>\n  {isNew ? word : count}\n</p>"],
    ["joined in a template literal", "<p>{`${word} ${count}`}</p>"],
    ["that is marked as not to be translated", '<p translate="no"><b />{word}</p>'],
    ["passed to a component, which has to place it", "<Part>{word}</Part>"],
  ])("allows text %s", (_, source) => {
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
