import type { ChangeEvent, CompositionEvent } from "react";

/** The code of an input method's keys instead of their own: its only trace in Safari, which ends the composition first. */
const processKey = 229;

/**
 * Whether a key belongs to an input method that is composing a word: its Enter takes the word and its arrows choose another one, so
 * neither is meant for the page.
 */
export function isComposingKey({ isComposing, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === processKey;
}

/** Handlers of a text field that report its value as it is typed, but no word still being composed: "ni'h" is not 你好. */
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

/** Keyboards on a screen compose every word, Latin ones too. */
function isTouchKeyboard(): boolean {
  return window.matchMedia("(pointer: coarse)").matches;
}
