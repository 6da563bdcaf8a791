import { expect, it } from "@jest/globals";
import { diffFiles } from "./diff-files.ts";

const file = (content: string, bytes: number) => ({ integrity: `sha384-${content}`, bytes });

it("recognises a file whose name differs only in its hash", () => {
  const from = { "app.00bd2438.js": file("a", 10), "home.00bd2438.js": file("b", 20), "gone.js": file("c", 30) };
  const to = { "app.3ddb4e4d.js": file("a", 10), "home.3ddb4e4d.js": file("d", 25), "new.css": file("e", 5) };
  expect(diffFiles(from, to)).toEqual({
    added: [{ path: "new.css", bytes: 5 }],
    removed: [{ path: "gone.js", bytes: 30 }],
    changed: [{ path: "home.js", from: 20, to: 25 }],
    same: 1,
  });
});

it("keeps the hash in names that would otherwise be equal", () => {
  const two = { "1.00bd2438.js": file("a", 10), "1.3ddb4e4d.js": file("b", 20) };
  expect(diffFiles(two, two)).toEqual({ added: [], removed: [], changed: [], same: 2 });
  expect(diffFiles({}, two).added.map(({ path }) => path)).toEqual(["1.00bd2438.js", "1.3ddb4e4d.js"]);
});
