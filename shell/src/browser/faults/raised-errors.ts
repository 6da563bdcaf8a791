import type { Bus } from "@zhian/contracts/bus";
import { errorTitle } from "@zhian/contracts/error-page";
import type { Head } from "@zhian/contracts/head";
import type { Locale } from "@zhian/contracts/locale";
import { skip } from "rxjs";
import { triggerAppChange } from "single-spa";
import type { Site } from "../page/site.ts";
import type { ErrorOnPage } from "./error-page.ts";

interface RaisedErrorOptions {
  site: Site;
  shell: Bus;
  main: HTMLElement | undefined;
  setHead(head: Head): void;
  settled(): void;
}

/** Shows the error page in place of the main slot when a fragment raises an error, until the visitor navigates away. */
export function followRaisedErrors({ site, shell, main, setHead, settled }: RaisedErrorOptions): void {
  shell.on("error.raised").subscribe(({ message, statusCode: status }) => {
    site.raiseErrorAt(location.pathname);
    const locale = shell.get("locale");
    const error = { status, title: message || errorTitle(status, locale) };
    void triggerAppChange().then(async () => {
      if (!main) return;
      const show = await loadErrorPage();
      if (!site.hasErrorAt(location.pathname)) return;
      show(main, error, locale);
      setHead({ ...shell.get("cms"), title: error.title, noindex: true });
      settled();
    });
  });

  const switches = shell.watch("locale").pipe(skip(1));
  switches.subscribe(() => {
    // No fragment can show the server's error page in the other language.
    if (!site.page.error || site.ownerAt("main", location.pathname)) return;
    shell.publish("error.raised", { message: "", statusCode: site.page.error.status });
  });
}

type Show = (slot: HTMLElement, error: ErrorOnPage, locale: Locale) => void;

/** Few visitors ever need it, so it is loaded on demand. Without a network, only the title and the header above it are shown. */
async function loadErrorPage(): Promise<Show> {
  try {
    return (await import(/* webpackChunkName: "error-page" */ "./error-page.ts")).showErrorPage;
  } catch {
    return showTitle;
  }
}

function showTitle(slot: HTMLElement, { title }: ErrorOnPage): void {
  const heading = document.createElement("h1");
  heading.className = "container section";
  heading.textContent = title;
  slot.replaceChildren(heading);
}
