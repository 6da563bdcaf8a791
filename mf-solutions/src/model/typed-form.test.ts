import { expect, it } from "@jest/globals";
import { applicationForm } from "./application-form.ts";
import { fieldsOf, readDraft } from "./typed-form.ts";

it("reads a draft as far as it still is such a form", () => {
  const kept = { company: "PT Contoh", phone: 7, isAdmin: true };
  expect(readDraft(applicationForm, kept)).toEqual({ ...applicationForm.empty, company: "PT Contoh" });
  for (const nothing of [null, "x", 3, []]) expect(readDraft(applicationForm, nothing)).toEqual(applicationForm.empty);
});

it("judges the fields in the order in which they stand", () => {
  expect(fieldsOf(applicationForm)).toEqual(["kind", "company", "contact", "phone", "code", "note"]);
});
