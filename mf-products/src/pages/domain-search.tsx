import { localePath } from "@zhian/contracts/locale";
import { type LoaderFunctionArgs, redirect } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";

/** Until a fragment of its own answers this address, it leads to the product, and not to an error. */
export function loader({ context }: LoaderFunctionArgs) {
  throw redirect(localePath(context.get(siteContext).locale, "/products/bcd"), 302);
}

export function Component() {
  return null;
}
