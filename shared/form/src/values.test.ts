import { expect, it } from "@jest/globals";
import { fieldsOf, readDraft, readValues } from "./values.ts";

const empty = { kind: "isv", company: "", note: "" };

it("reads the valid fields of a draft, and ignores the rest", () => {
  const kept = { company: "PT Contoh", note: 7, isAdmin: true };
  expect(readDraft(kept, empty)).toEqual({ ...empty, company: "PT Contoh" });
  for (const nothing of [null, "x", 3, []]) expect(readDraft(nothing, empty)).toEqual(empty);
});

it("reads the controls of its fields only", () => {
  const form = document.createElement("form");
  form.innerHTML = `<input type="radio" name="kind" value="isv"><input type="radio" name="kind" value="channel" checked>
    <input name="company" value="a"><input name="other" value="b">`;
  expect(readValues(form, empty)).toEqual({ kind: "channel", company: "a", note: "" });
  expect(readValues(null, empty)).toEqual({ kind: "", company: "", note: "" });
});

it("returns the fields in document order", () => {
  expect(fieldsOf(empty)).toEqual(["kind", "company", "note"]);
});
