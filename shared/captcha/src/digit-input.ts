import { isComposingInput } from "@zhian/ui/composition";
import type { ChangeEvent, CompositionEvent } from "react";
import { digitKinds } from "./digits.ts";

type Kind = keyof typeof digitKinds;

/** React's own `onBeforeInput` is based on older events that browsers are about to drop. */
const refs = { phone: refusing("phone"), code: refusing("code") };

/**
 * Returns the props of a digit field. Typed characters that are not digits, or exceed the length, are rejected, so nothing is pushed
 * out at the end. Pasted text is corrected at once but never truncated: if it is too long, the form reports it.
 */
export function digitInput(kind: Kind, tell?: (digits: string) => void) {
  const { read } = digitKinds[kind];
  return {
    ref: refs[kind],
    onChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
      // Changing the text would break an input method's composition.
      if (!isComposingInput(nativeEvent)) putRight(currentTarget, read);
      tell?.(currentTarget.value);
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>): void {
      putRight(currentTarget, read);
      tell?.(currentTarget.value);
    },
  };
}

function refusing(kind: Kind) {
  return (input: HTMLInputElement) => {
    function onBeforeInput(event: InputEvent): void {
      const { inputType, data } = event;
      // More than one character is filled in, not typed.
      if (inputType === "insertText" && data?.length === 1 && !fits(input, data, kind)) event.preventDefault();
    }
    input.addEventListener("beforeinput", onBeforeInput);
    return () => input.removeEventListener("beforeinput", onBeforeInput);
  };
}

function fits({ value, selectionStart, selectionEnd }: HTMLInputElement, typed: string, kind: Kind): boolean {
  const { read, most } = digitKinds[kind];
  const next = value.slice(0, selectionStart ?? 0) + typed + value.slice(selectionEnd ?? 0);
  return read(typed) !== "" && read(next).length <= most;
}

/** Keeps the caret's position among the digits. */
function putRight(input: HTMLInputElement, read: (text: string) => string): void {
  const { value, selectionEnd, ownerDocument } = input;
  const digits = read(value);
  if (digits === value) return;
  const caret = digits.length - read(value.slice(selectionEnd ?? value.length)).length;
  input.value = digits;
  if (ownerDocument.activeElement === input) input.setSelectionRange(caret, caret);
}
