import type { MouseEvent } from "react";

/** Returns attributes that make a button work before any script has run. React's types do not include them yet. */
export function invoker(target: string, command: "show-modal" | "close"): object {
  return { command, commandfor: target };
}

/** Does the attributes' work in browsers without them; prevents it in others, which would warn about doing it twice. */
export function actHere(event: MouseEvent<HTMLButtonElement>, act: () => void): void {
  event.preventDefault();
  // Safari does not focus the button, and would later restore the focus elsewhere.
  event.currentTarget.focus();
  act();
}

export function openDialog(dialog: HTMLDialogElement | null): void {
  if (dialog?.isConnected && !dialog.open) dialog.showModal();
}
