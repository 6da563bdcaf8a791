import { localePath } from "@zhian/contracts/locale";
import { type LoaderFunctionArgs, redirect } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { hasConsole } from "../api/load-page.ts";

/** The console starts at the account page. */
export function loader({ context }: LoaderFunctionArgs): never {
  const site = context.get(siteContext);
  hasConsole(site);
  throw redirect(localePath(site.locale, "/console/accountCenter/basicInfo"), 302);
}

export function Component() {
  return null;
}
