import { type Locale, localePath } from "@zhian/contracts/locale";
import { texts } from "./texts.ts";

interface RaisedError {
  message: string;
  statusCode: number;
}

/** The title of the error page: the message, or the words for its status. */
export function errorTitle({ message, statusCode }: RaisedError, locale: Locale): string {
  if (message) return message;
  return statusCode === 404 ? texts.notFound[locale] : texts.error[locale];
}

/** Fills the main slot with the error page, the same as the server's: the message, and the way home on a 404. */
export function showErrorPage(slot: HTMLElement, error: RaisedError, locale: Locale): void {
  const section = document.createElement("section");
  section.className = "zhian-error";
  const heading = document.createElement("h1");
  heading.textContent = errorTitle(error, locale);
  section.append(heading);
  if (error.statusCode === 404) {
    const home = document.createElement("a");
    home.href = localePath(locale, "/");
    home.textContent = texts.backHome[locale];
    section.append(home);
  }
  slot.replaceChildren(section);
}
