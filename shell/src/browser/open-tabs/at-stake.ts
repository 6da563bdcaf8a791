import type { RemoteApp } from "../fragments/remotes.ts";
import { controlsIn, holdsSomething } from "./controls.ts";

interface Stake {
  /** The slots that contain the fragment. */
  places: readonly HTMLElement[];
  touched: Pick<WeakSet<EventTarget>, "has">;
  /** The result of the fragment's own `keeps`, if any. */
  keeps: ReturnType<NonNullable<RemoteApp["keeps"]>>;
}

const opened = ':popover-open:not([popover="manual"])';
/** Toasts: always open, mostly empty. */
const standing = '[popover="manual"]:popover-open';

/** Whether a remount would lose anything: an open dialog, or what a visitor has typed or chosen. */
export function isAtStake({ places, touched, keeps }: Stake): boolean {
  if (places.some((place) => place.querySelector(`dialog[open], ${opened}`))) return true;
  if (keeps !== undefined) return keeps;
  return places.some((place) => controlsIn(place).some((control) => touched.has(control) && holdsSomething(control)));
}

/** Whether the fragment is in use: a message on screen, an open menu, selected text. In a hidden tab, only the message counts. */
export function isBusy(places: readonly HTMLElement[], isSeen: boolean): boolean {
  const messages = places.flatMap((place) => [...place.querySelectorAll(standing)]);
  if (messages.some(({ textContent }) => textContent !== "")) return true;
  const selection = getSelection();
  const marked = selection && !selection.isCollapsed ? selection.anchorNode : null;
  return (
    isSeen && places.some((place) => place.contains(marked) || place.querySelector('[aria-expanded="true"]') !== null)
  );
}
