import { beforeEach, describe, expect, it } from "@jest/globals";
import { keptInTab } from "./kept-in-tab.ts";
import { emptyForm, readForm } from "./quote-form.ts";

const key = "test";
const draft = () => keptInTab(key, readForm);
beforeEach(() => sessionStorage.clear());

describe("what a tab keeps", () => {
  it("is there again after a reload", () => {
    draft().write({ ...emptyForm, number: "12" });
    expect(draft().read()?.number).toBe("12");
    draft().write(undefined);
    expect(draft().read()).toBeUndefined();
  });

  it("is a form, whatever somebody has written there", () => {
    sessionStorage.setItem(key, '{"rank":"四级","number":7,"style":"线下IDC"}');
    expect(draft().read()).toEqual({ ...emptyForm, style: "线下IDC" });
    sessionStorage.setItem(key, "{");
    expect(draft().read()).toBeUndefined();
  });

  it("lives as long as the page where there is no storage", () => {
    const refusing = () => {
      throw new DOMException("denied", "SecurityError");
    };
    const kept = keptInTab(key, readForm, refusing);
    kept.write({ ...emptyForm, number: "5" });
    expect(kept.read()?.number).toBe("5");
  });
});
