import { expect, it } from "@jest/globals";
import * as z from "zod/mini";
import { always, asFault, firstFault, readForm } from "./form-faults.ts";

const schema = z
  .object({
    from: z.int(asFault).check(z.minimum(1, asFault)),
    to: z.int(asFault),
    name: z.string(asFault).check(z.minLength(1, asFault), z.regex(/^\w+$/, asFault)),
  })
  .check(z.refine(({ from, to }) => from <= to, { ...always, path: ["to"], error: "wrong" }));

it("returns a valid form as the schema parses it", () => {
  const form = { from: 1, to: 2, name: "a" };
  expect(readForm(schema, { ...form, more: true })).toEqual({ status: "right", form });
});

it.each([
  [{ from: 1, to: 2, name: "" }, { name: "missing" }],
  [{ from: 1, to: 2, name: " " }, { name: "wrong" }],
  [
    { from: 0, name: null },
    { from: "wrong", to: "missing", name: "missing" },
  ],
  [
    { from: 3, to: 2, name: "-" },
    { to: "wrong", name: "wrong" },
  ],
])("reports for each field of %j whether it is missing or wrong, independently of the others", (given, faults) => {
  expect(readForm(schema, given)).toEqual({ status: "wrong", faults });
});

it("names the first fault in the order of the form", () => {
  const read = readForm(schema, { from: 3, to: 2, name: "-" });
  expect(read.status === "wrong" && firstFault(read.faults)).toEqual({ field: "to", fault: "wrong" });
  expect(() => firstFault({})).toThrow("without faults");
});
