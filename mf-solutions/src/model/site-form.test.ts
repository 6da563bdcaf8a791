import { expect, it } from "@jest/globals";
import { applicationFormSchema, questionFormSchema } from "@zhian/contracts/partner-forms";
import { applicationForm } from "./application-form.ts";
import { questionForm } from "./question-form.ts";

it("has the fields of its schema, in order", () => {
  expect(Object.keys(applicationForm.empty)).toEqual(["kind", "company", "contact", "phone", "code", "note"]);
  expect(Object.keys(applicationForm.empty)).toEqual(Object.keys(applicationFormSchema.shape));
  expect(Object.keys(questionForm.empty)).toEqual(Object.keys(questionFormSchema.shape));
});

it("reports missing fields, and trims a valid form", () => {
  expect(applicationForm.parse(applicationForm.empty)).toEqual({
    status: "wrong",
    faults: { company: "missing", contact: "missing", phone: "missing", code: "missing" },
  });
  expect(questionForm.parse({ name: " 李雷 ", phone: "13800138000", question: " ? \n" })).toEqual({
    status: "right",
    form: { name: "李雷", phone: "13800138000", question: "?" },
  });
});
