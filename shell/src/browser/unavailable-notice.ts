import type { Locale } from "@zhian/contracts/locale";
import { texts } from "./texts.ts";

const noticeClass = "zhian-unavailable";

interface NoticeOptions {
  locale: Locale;
  retry(): void;
}

/**
 * Says in the slot that its fragment is missing, beside whatever the server had rendered, and offers to try again. What is missing
 * for want of a network is tried again once there is one.
 */
export function showUnavailable(slot: HTMLElement, { locale, retry }: NoticeOptions): void {
  hideUnavailable(slot);
  const notice = document.createElement("div");
  notice.className = noticeClass;
  notice.setAttribute("role", "status");
  const words = document.createElement("p");
  words.textContent = texts.unavailable[locale];
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = texts.retry[locale];
  const tryAgain = () => {
    if (!notice.isConnected) return;
    hideUnavailable(slot);
    retry();
  };
  button.addEventListener("click", tryAgain);
  if (!navigator.onLine) window.addEventListener("online", tryAgain, { once: true });
  notice.append(words, button);
  slot.append(notice);
}

export function hideUnavailable(slot: HTMLElement): void {
  for (const notice of slot.querySelectorAll(`:scope > .${noticeClass}`)) notice.remove();
}
