import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import type { FragmentProps } from "@zhian/contracts/page";
import type { ServerBundle } from "@zhian/contracts/render";
import type * as stated from "../../examples/plain-dom/src/contract.ts";

type StatedRender = (request: stated.RenderRequest, context: stated.RenderContext) => Promise<stated.Rendered>;

// Checked by the compiler: the shell provides what the examples expect, and they render what it requires.
const _props = (given: FragmentProps): stated.FragmentProps => given;
const _render = (stated: StatedRender): ServerBundle["render"] => stated;

it("the contract is the same in every self-contained example", () => {
  const [plain, vue] = ["plain-dom", "vue"].map((example) =>
    readFileSync(join(import.meta.dirname, "../../examples", example, "src/contract.ts"), "utf8"),
  );
  expect(vue).toBe(plain);
});
