import { data } from "@zhian/fragment/router";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { headOfPage, type PageName } from "../model/page-heads.ts";

/** All that the server loads for a console page: its head. Throws 404 where another system is the console. */
export function loadConsolePage(name: PageName, site: LoaderSite) {
  hasConsole(site);
  return { head: headOfPage(name, site.locale) };
}

export function hasConsole({ config }: LoaderSite): void {
  if (config.consoleUrl.replace(/\/$/, "") !== "/console") throw data("The console is elsewhere", { status: 404 });
}
