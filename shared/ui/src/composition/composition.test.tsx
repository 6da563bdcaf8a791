import { expect, it, jest } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { isComposingKey, onComposedText } from "./composition.ts";

it.each([
  ["in Chrome and Firefox, while composing", { isComposing: true, keyCode: 229 }, true],
  ["in Safari, right after composing", { isComposing: false, keyCode: 229 }, true],
  ["without composition", { isComposing: false, keyCode: 13 }, false],
])("tells whether an Enter belongs to a composition: %s", (_, init, isComposing) => {
  expect(isComposingKey(new KeyboardEvent("keydown", { key: "Enter", ...init }))).toBe(isComposing);
});

function type(isTouch: boolean): string[] {
  const tell = jest.fn<(text: string) => void>();
  window.matchMedia = () => ({ matches: isTouch }) as MediaQueryList;
  render(<input {...onComposedText(tell)} />);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  fireEvent.input(field, { target: { value: "a" } });
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: "a ni" }, isComposing: true });
  fireEvent.input(field, { target: { value: "a 你" }, isComposing: true });
  fireEvent.compositionEnd(field);
  return tell.mock.calls.map(([text]) => text);
}

it("reports typed text, and a composed word once it is complete", () => {
  expect(type(false)).toEqual(["a", "a 你"]);
});

it("reports every letter of an on-screen keyboard, which composes all words", () => {
  expect(type(true)).toEqual(["a", "a ni", "a 你", "a 你"]);
});
