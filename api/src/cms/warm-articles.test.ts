import { expect, it, jest } from "@jest/globals";

const asked = new Set<string>();
const real = await import("./highlight.ts");
jest.unstable_mockModule("./highlight.ts", () => ({
  async highlight(code: string, language: string) {
    const marks = await real.highlight(code, language);
    if (marks.length > 0) asked.add(language);
    return marks;
  },
}));

it("highlights code in every language that articles can use", async () => {
  const { languages } = await import("./load-highlighter.ts");
  const { warmArticles } = await import("./warm-articles.ts");
  await warmArticles();
  expect([...asked].toSorted()).toEqual([...languages].toSorted());
});
