import { expect, it } from "@jest/globals";
import * as z from "zod/mini";
import { readTolerantly } from "./tolerant-reader.ts";

const row = z.object({ name: z.string(), rank: z.optional(z.number()), note: z._default(z.string(), "") });
const schema = z.object({
  kind: z.optional(z.union([z.literal(0), z.literal(1)])),
  isNew: z._default(z.boolean(), false),
  state: z._default(z.enum(["on", "off"]), "off"),
  rows: z.array(row),
  extra: z.optional(z.object({ id: z.string() })),
});

function read(given: unknown) {
  return readTolerantly(schema, given);
}

it("returns valid input unchanged", () => {
  const rows = [{ name: "a", rank: 1, note: "n" }];
  expect(read({ kind: 1, isNew: true, state: "on", rows })).toEqual({
    data: { kind: 1, isNew: true, state: "on", rows },
    dropped: [],
  });
});

it("coerces numbers to text, text to numbers, and equivalents to literals and booleans", () => {
  const given = { kind: "1", isNew: 1, state: "on", rows: [{ name: 7, rank: "2" }], more: {} };
  expect(read(given)).toEqual({
    data: { kind: 1, isNew: true, state: "on", rows: [{ name: "7", rank: 2, note: "" }] },
    dropped: [],
  });
});

it.each([
  ["1,234.00", 1234],
  [" 12,345,678 ", 12_345_678],
  ["-1,234.5", -1234.5],
])("reads %j as the number %j", (rank, number) => {
  expect(read({ rows: [{ name: "a", rank }] })).toMatchObject({ data: { rows: [{ name: "a", rank: number }] } });
});

it.each(["1,23", "1234,567", "1,234,56", "1,234.", ",123"])("does not guess the number in %j", (rank) => {
  expect(read({ rows: [{ name: "a", rank }] })).toEqual({
    data: { isNew: false, state: "off", rows: [{ name: "a", note: "" }] },
    dropped: ["rows.0.rank"],
  });
});

it("treats null as a missing field", () => {
  const given = { kind: null, isNew: null, state: null, rows: [{ name: "a", rank: null, note: null }], extra: null };
  expect(read(given)).toEqual({ data: { isNew: false, state: "off", rows: [{ name: "a", note: "" }] }, dropped: [] });
});

it("drops and reports values of the wrong type, with the entries that require them", () => {
  const rows = [{ name: "a", rank: "many" }, { name: [] }, "row", { name: "b", note: {} }, {}, { name: null }];
  expect(read({ state: "paused", rows, extra: { id: {} } })).toEqual({
    data: {
      isNew: false,
      state: "off",
      rows: [
        { name: "a", note: "" },
        { name: "b", note: "" },
      ],
    },
    dropped: expect.arrayContaining(["state", "rows.0.rank", "rows.2", "rows.3.note", "extra.id"]),
  });
});

it("drops an entry once, whatever it lacks", () => {
  const pair = z.object({ list: z.array(z.object({ a: z.string(), b: z.string() })) });
  const given = { list: [{}, { a: 1, b: 2 }, { a: [], b: {} }, null, { a: "x", b: "y" }] };
  expect(readTolerantly(pair, given)).toMatchObject({
    data: {
      list: [
        { a: "1", b: "2" },
        { a: "x", b: "y" },
      ],
    },
  });
});

it.each([undefined, null, "text", 7, [], {}, { rows: null }, { rows: "many" }, { rows: {} }])(
  "rejects input without the required fields: %j",
  (given) => {
    expect(read(given)).toEqual({ fault: expect.stringMatching(/\S/) });
  },
);

it("does not mutate its input", () => {
  const given = { rows: [{ name: 7 }, null] };
  read(given);
  expect(given).toEqual({ rows: [{ name: 7 }, null] });
});

it("reads own properties only", () => {
  const given = JSON.parse('{"rows":[],"__proto__":{"extra":{"id":"x"}},"constructor":null}');
  expect(read(given)).toMatchObject({ data: { rows: [] } });
});

it("terminates for any input", () => {
  const deep = { rows: Array.from({ length: 500 }, (_, index) => (index % 2 ? { name: index } : { name: {} })) };
  expect(read(deep)).toMatchObject({ data: { rows: { length: 250 } } });
});
