import { expect, it } from "@jest/globals";
import { column } from "../testing/header-answers.ts";
import { withUniqueIds } from "./with-unique-ids.ts";

it("keeps the CMS's ids", () => {
  const columns = [column("A", { id: 7, children: [column("B", { id: 9 })] })];
  expect(withUniqueIds(columns)).toBe(columns);
});

it("numbers the nodes when the CMS gives no ids", () => {
  const columns = [column("A", { id: 0, children: [column("B", { id: 0 })] }), column("C", { id: 0 })];
  expect(withUniqueIds(columns)).toMatchObject([{ id: 1, children: [{ id: 2 }] }, { id: 3 }]);
});
