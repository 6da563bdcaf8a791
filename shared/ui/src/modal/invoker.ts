import type { MouseEvent } from "react";

/** Attributes that make a button work before any script has run. React's types do not know the attributes yet. */
export function invoker(target: string, command: "show-modal" | "close"): object {
  return { command, commandfor: target };
}

/** Does the attributes' work in browsers without them; prevents it in the others, which would warn of doing it twice. */
export function actHere(event: MouseEvent<HTMLButtonElement>, act: () => void): void {
  event.preventDefault();
  // Safari leaves the focus where it was, and would give it back there.
  event.currentTarget.focus();
  act();
}

export function openDialog(dialog: HTMLDialogElement | null): void {
  if (dialog?.isConnected && !dialog.open) dialog.showModal();
}
