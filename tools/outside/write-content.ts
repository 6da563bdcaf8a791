import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A page in plain files, as its authors write them, with a test that reads the same files as the build. */
const files = {
  "kind.ts": `import { words } from "@zhian/fragment/content/fields";
import type { ContentKind } from "@zhian/fragment/content/read-kind";
import { z } from "zod";

const kind: ContentKind = { below: "/outside", schema: z.strictObject({ title: words }) };

export default kind;
`,
  "plans/page.yaml": "{}\n",
  "plans/en.yaml": "title: Plans\n",
  "plans/zh.yaml": "title: 方案\n",
  "plans/plans.test.ts": `import { expect, it } from "@jest/globals";
import en from "./en.yaml";
import zh from "./zh.yaml";

it("is read in both languages", () => {
  expect([en, zh]).toEqual([{ title: "Plans" }, { title: "方案" }]);
});
`,
};

export async function writeContent(repository: string): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(repository, "src/content", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
