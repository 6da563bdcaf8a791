import { beforeEach, expect, it } from "@jest/globals";
import { fireEvent } from "@testing-library/dom";
import { isAtStake } from "./at-stake.ts";
import { followTouched } from "./touched.ts";

const touched = followTouched(document);
let place: HTMLElement;

beforeEach(() => {
  place = document.createElement("main");
  place.innerHTML =
    '<input name="q"><input type="checkbox" name="t"><textarea name="w"></textarea><dialog></dialog><select><option>a<option>b</select>';
  document.body.replaceChildren(place);
});

const isKept = (keeps?: boolean) => isAtStake({ places: [place], touched, keeps });

function control(name: string): Element {
  const found = place.querySelector(`[name="${name}"]`);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

it("F-239 considers nothing at stake if no control was touched, whatever it contains", () => {
  place.querySelector("input")?.setAttribute("value", "as the server wrote it");
  expect(isKept()).toBe(false);
});

it("F-239 considers typed text at stake until it is cleared, and a clicked checkbox either way", () => {
  fireEvent.input(control("q"), { target: { value: "bcc" } });
  expect(isKept()).toBe(true);
  fireEvent.input(control("q"), { target: { value: "" } });
  expect(isKept()).toBe(false);
  fireEvent.click(control("t"));
  fireEvent.click(control("t"));
  expect(isKept()).toBe(true);
});

it("F-239 trusts a fragment's own answer, except while a dialog is open", () => {
  expect(isKept(true)).toBe(true);
  fireEvent.input(control("w"), { target: { value: "sent already" } });
  expect(isKept(false)).toBe(false);
  place.querySelector("dialog")?.setAttribute("open", "");
  expect(isKept(false)).toBe(true);
});
