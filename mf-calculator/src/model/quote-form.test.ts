import { expect, it } from "@jest/globals";
import { emptyForm, readForm } from "./quote-form.ts";

it("reads a form out of whatever a tab has kept", () => {
  expect(readForm({ ...emptyForm, number: "12" }).number).toBe("12");
  expect(readForm(JSON.parse('{"rank":"四级","number":7,"style":"线下IDC"}'))).toEqual({
    ...emptyForm,
    style: "线下IDC",
  });
});
