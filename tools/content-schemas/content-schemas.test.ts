import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "@jest/globals";
import { wantedSchemas } from "./wanted-schemas.ts";

const root = join(import.meta.dirname, "../..");
const wanted = await wantedSchemas(root);

it.each([...wanted].map(([path, text]) => ({ path: relative(root, path), text })))(
  "$path is what `npm run content:schemas` writes",
  ({ path, text }) => {
    expect(readFileSync(join(root, path), "utf8")).toBe(text);
  },
);

it("each page's content file names its schema in the first line", () => {
  const nameless = globSync(
    "mf-*/src/content/{products,beside-catalogue,home,solutions,site,domain-names,legal}/**/*.yaml",
    {
      cwd: root,
      exclude: ["**/shared"],
    },
  ).filter((file) => {
    const [, named = ""] =
      /^# yaml-language-server: \$schema=(\S+)\n/.exec(readFileSync(join(root, file), "utf8")) ?? [];
    return !wanted.has(join(root, file, "..", named));
  });
  expect(nameless).toEqual([]);
});
