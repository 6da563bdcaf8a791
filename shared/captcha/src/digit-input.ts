import { isComposingInput } from "@zhian/ui/composition";
import type { ChangeEvent, CompositionEvent } from "react";
import { digitKinds } from "./digits.ts";

type Kind = keyof typeof digitKinds;

/** React's own `onBeforeInput` is made of older events, which browsers are about to drop. */
const refs = { phone: refusing("phone"), code: refusing("code") };

/**
 * Handlers of a field of digits. What is typed and is no digit, or one too many, never gets into it, so nothing is pushed out at the
 * end. What is pasted is put right at once and never cut: too long, it is for the form to say so.
 */
export function digitInput(kind: Kind, tell?: (digits: string) => void) {
  const { read } = digitKinds[kind];
  return {
    ref: refs[kind],
    onChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
      // An input method loses its word when the text changes under it.
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
      // More than one character is not typed but filled in.
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

/** The caret keeps its place among the digits. */
function putRight(input: HTMLInputElement, read: (text: string) => string): void {
  const { value, selectionEnd, ownerDocument } = input;
  const digits = read(value);
  if (digits === value) return;
  const caret = digits.length - read(value.slice(selectionEnd ?? value.length)).length;
  input.value = digits;
  if (ownerDocument.activeElement === input) input.setSelectionRange(caret, caret);
}
