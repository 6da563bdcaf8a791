import { describe, expect, it } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { digitInput } from "./digit-input.ts";

function Controlled({ kind, start }: { kind: "phone" | "code"; start: string }) {
  const [value, setValue] = useState(start);
  return <input value={value} {...digitInput(kind, setValue)} />;
}

function Uncontrolled({ kind, start }: { kind: "phone" | "code"; start: string }) {
  return <input defaultValue={start} {...digitInput(kind)} />;
}

describe.each([
  ["controlled", Controlled],
  ["uncontrolled", Uncontrolled],
])("a digit field that is %s", (_, Subject) => {
  function show(start: string, kind: "phone" | "code" = "phone"): HTMLInputElement {
    render(<Subject kind={kind} start={start} />);
    return screen.getByRole<HTMLInputElement>("textbox");
  }
  const typeAt = (field: HTMLElement, place: number, text: string) =>
    userEvent.type(field, text, { initialSelectionStart: place, initialSelectionEnd: place });
  const stateOf = (field: HTMLInputElement) => [field.value, field.selectionStart, field.selectionEnd];

  it("accepts a digit in the middle, and puts the caret after it", async () => {
    const field = show("1380013800");
    await typeAt(field, 3, "9");
    expect(stateOf(field)).toEqual(["13890013800", 4, 4]);
  });

  it("rejects a digit too many, and keeps the others", async () => {
    const field = show("13800138000");
    await typeAt(field, 3, "9");
    expect(stateOf(field)).toEqual(["13800138000", 3, 3]);
  });

  it("rejects non-digits", async () => {
    const field = show("138", "code");
    await typeAt(field, 1, "a- .");
    expect(stateOf(field)).toEqual(["138", 1, 1]);
  });

  it("normalises full-width digits in place", async () => {
    const field = show("138");
    await typeAt(field, 1, "９");
    expect(stateOf(field)).toEqual(["1938", 2, 2]);
  });

  it("accepts a number typed with its country code", async () => {
    const field = show("");
    await userEvent.type(field, "+86 138 0013 8000");
    expect(field.value).toBe("13800138000");
  });

  it("parses pasted text, and keeps a value that is too long", async () => {
    const field = show("138");
    field.setSelectionRange(3, 3);
    field.focus();
    await userEvent.paste(" 0013-80");
    expect(stateOf(field)).toEqual(["138001380", 9, 9]);
    await userEvent.clear(field);
    await userEvent.paste("138 0013 8000 1");
    expect(field.value).toBe("138001380001");
  });

  it("waits for the end of an IME composition", () => {
    const field = show("13");
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: "13８" }, isComposing: true });
    expect(field.value).toBe("13８");
    fireEvent.compositionEnd(field);
    expect(field.value).toBe("138");
  });
});
