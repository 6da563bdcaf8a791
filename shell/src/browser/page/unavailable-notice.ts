import type { Locale } from "@zhian/contracts/locale";
import { unavailablePageWords } from "@zhian/contracts/unavailable-page-words";
import { texts } from "./texts.ts";

const noticeClass = "zhian-unavailable";

interface NoticeOptions {
  locale: Locale;
  retry(): void;
}

/**
 * Shows in the slot that its fragment is missing, in addition to any server HTML, and offers a retry. If the page has no other
 * heading, the notice provides it. Offline, it retries once there is a network.
 */
export function showUnavailable(slot: HTMLElement, { locale, retry }: NoticeOptions): void {
  const notice = noticeIn(slot) ?? createNotice();
  // Created by createNotice.
  const [heading, words, button] = notice.children as unknown as [HTMLElement, HTMLElement, HTMLElement];
  const page = lacksHeading(slot) ? unavailablePageWords[locale] : undefined;
  heading.hidden = page === undefined;
  heading.textContent = page?.title ?? "";
  words.textContent = page?.tryAgain ?? texts.unavailable[locale];
  button.textContent = texts.retry[locale];
  const tryAgain = () => {
    if (!notice.isConnected) return;
    notice.remove();
    retry();
  };
  button.onclick = tryAgain;
  if (!navigator.onLine) window.addEventListener("online", tryAgain, { once: true });
  // A notice whose button is being pressed must not be moved: it would lose the click.
  if (!notice.isConnected) slot.append(notice);
}

export function hideUnavailable(slot: HTMLElement): void {
  noticeIn(slot)?.remove();
}

/** For all slots of a fragment that mounted late: returns whether it is in each of them, and if so, removes the notices. */
export function hideIfMounted(slots: readonly HTMLElement[]): boolean {
  const isMounted = slots.length > 0 && slots.every(({ dataset }) => dataset["outcome"] === "mounted");
  if (isMounted) for (const slot of slots) hideUnavailable(slot);
  return isMounted;
}

/** Whether the slot is the main slot, and contains no `h1` except the notice's. */
function lacksHeading(slot: HTMLElement): boolean {
  const headings = [...slot.querySelectorAll("h1")];
  return slot.dataset["slot"] === "main" && headings.every((heading) => heading.closest(`.${noticeClass}`) !== null);
}

function noticeIn(slot: HTMLElement): HTMLElement | null {
  return slot.querySelector(`:scope > .${noticeClass}`);
}

function createNotice(): HTMLElement {
  const notice = document.createElement("div");
  notice.className = noticeClass;
  notice.setAttribute("role", "status");
  const button = document.createElement("button");
  button.type = "button";
  notice.append(document.createElement("h1"), document.createElement("p"), button);
  return notice;
}
