import { expect, it } from "@jest/globals";
import { column } from "../ui/header-answers.ts";
import { numbered } from "./numbered.ts";

it("leaves the CMS's own numbers as they are", () => {
  const columns = [column("A", { id: 7, children: [column("B", { id: 9 })] })];
  expect(numbered(columns)).toBe(columns);
});

it("numbers every node where the CMS tells of none", () => {
  const columns = [column("A", { id: 0, children: [column("B", { id: 0 })] }), column("C", { id: 0 })];
  expect(numbered(columns)).toMatchObject([{ id: 1, children: [{ id: 2 }] }, { id: 3 }]);
});
