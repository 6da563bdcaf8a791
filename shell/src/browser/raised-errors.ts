import type { Bus } from "@zhian/contracts/bus";
import type { Head } from "@zhian/contracts/head";
import { skip } from "rxjs";
import { triggerAppChange } from "single-spa";
import { errorTitle, showErrorPage } from "./error-page.ts";
import type { Site } from "./site.ts";

interface RaisedErrorOptions {
  site: Site;
  shell: Bus;
  main: HTMLElement | undefined;
  setHead(head: Head): void;
  settled(): void;
}

/** Shows the error page in place of the main slot when somebody raises an error, until the visitor goes elsewhere. */
export function followRaisedErrors({ site, shell, main, setHead, settled }: RaisedErrorOptions): void {
  shell.on("error.raised").subscribe((error) => {
    site.raiseErrorAt(location.pathname);
    const locale = shell.get("locale");
    void triggerAppChange().then(() => {
      if (!main || !site.hasErrorAt(location.pathname)) return;
      showErrorPage(main, error, locale);
      setHead({ ...shell.get("cms"), title: errorTitle(error, locale), noindex: true });
      settled();
    });
  });

  const switches = shell.watch("locale").pipe(skip(1));
  switches.subscribe(() => {
    // The server's error page is no fragment's to say in the other language.
    if (!site.page.error || site.ownerAt("main", location.pathname)) return;
    shell.publish("error.raised", { message: "", statusCode: site.page.error.status });
  });
}
