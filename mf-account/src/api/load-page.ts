import { data } from "@zhian/fragment/router";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { headOfPage, type PageName } from "../model/page-heads.ts";

/** Everything that the server loads for a console page: its head. Throws a 404 if the console is another system. */
export function loadConsolePage(name: PageName, site: LoaderSite) {
  hasConsole(site);
  return { head: headOfPage(name, site.locale) };
}

export function hasConsole({ config }: LoaderSite): void {
  if (config.consoleUrl.replace(/\/$/, "") !== "/console") throw data("The console is elsewhere", { status: 404 });
}
