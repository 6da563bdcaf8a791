import { beforeEach, expect, it } from "@jest/globals";
import { fireEvent, waitFor } from "@testing-library/dom";
import { followTouched } from "./touched.ts";
import { putBackTyped, readTyped } from "./typed.ts";

const touched = followTouched(document);
const form =
  '<input name="company"><input type="password" name="secret"><input type="checkbox" name="agreed"><textarea name="note"></textarea>';
let place: HTMLElement;

beforeEach(() => {
  place = Object.assign(document.createElement("main"), { innerHTML: form });
  place.dataset["slot"] = "main";
  place.dataset["outcome"] = "mounted";
  document.body.replaceChildren(place);
});

function control(name: string): HTMLInputElement {
  const found = place.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

function typeAll(): void {
  for (const name of ["company", "secret", "note"]) fireEvent.input(control(name), { target: { value: `a ${name}` } });
  fireEvent.click(control("agreed"));
}

const stands = () => [
  control("company").value,
  control("secret").value,
  control("agreed").checked,
  control("note").value,
];

it("F-242 restores what was typed, as if typed again, and keeps no passwords", () => {
  typeAll();
  const typed = readTyped([place], touched);
  place.innerHTML = form;
  const heard: string[] = [];
  place.addEventListener("input", ({ target }) => target instanceof HTMLElement && heard.push(target.tagName));
  putBackTyped([place], typed);
  expect(stands()).toEqual(["a company", "", true, "a note"]);
  expect(heard).toEqual(["INPUT", "INPUT", "TEXTAREA"]);
  expect(JSON.stringify(typed)).not.toContain("a secret");
});

it("F-242 waits for controls that are rendered later, and for their fragment to be mounted", async () => {
  typeAll();
  const typed = readTyped([place], touched);
  place.replaceChildren();
  place.dataset["outcome"] = "rendered";
  putBackTyped([place], typed);
  place.innerHTML = form;
  await Promise.resolve();
  expect(stands()).toEqual(["", "", false, ""]);
  place.dataset["outcome"] = "mounted";
  await waitFor(() => expect(stands()).toEqual(["a company", "", true, "a note"]));
});

it("F-242 restores nothing into a control that has been replaced by another", () => {
  typeAll();
  const typed = readTyped([place], touched);
  place.innerHTML = '<input name="phone"><input type="password" name="secret">';
  putBackTyped([place], typed);
  expect(place.querySelector("input")?.value).toBe("");
});
