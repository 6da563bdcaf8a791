import { localePath } from "@zhian/contracts/locale";
import { type LoaderFunctionArgs, redirect } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";

/** Redirects from the usual spelling of the path. */
export function loader({ request, context }: LoaderFunctionArgs): never {
  const { locale } = context.get(siteContext);
  throw redirect(localePath(locale, "/fogetPwd") + new URL(request.url).search, 308);
}

export function Component() {
  return null;
}
