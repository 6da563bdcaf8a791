import type { ChangeEvent, CompositionEvent } from "react";

/** The key code of keys handled by an input method: their only sign in Safari, which ends the composition first. */
const processKey = 229;

/**
 * Reports whether a key belongs to an input method that is composing a word: Enter accepts the word and arrows select another one,
 * so neither is meant for the page.
 */
export function isComposingKey({ isComposing, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === processKey;
}

/** Returns handlers that report a text field's value as it is typed, but no word still being composed: "ni'h" is not 你好. */
export function onComposedText<Control extends HTMLInputElement | HTMLTextAreaElement>(tell: (text: string) => void) {
  return {
    onChange({ currentTarget, nativeEvent }: ChangeEvent<Control>): void {
      if (!isComposingInput(nativeEvent) || isTouchKeyboard()) tell(currentTarget.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>): void => tell(currentTarget.value),
  };
}

export function isComposingInput(event: Event): boolean {
  return "isComposing" in event && event.isComposing === true;
}

/** On-screen keyboards compose every word, including Latin ones. */
function isTouchKeyboard(): boolean {
  return window.matchMedia("(pointer: coarse)").matches;
}
