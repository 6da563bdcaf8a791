import { localePath } from "@zhian/contracts/locale";
import { Link } from "@zhian/fragment/router";
import type { ComponentProps } from "react";
import { useSite } from "./use-site.tsx";

interface SiteLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Plain path of the site (`/products/bcc?x=1#price`), in any language. */
  to: string;
}

/**
 * A router link to the fragment's own pages; a plain link, which the shell turns into client-side navigation, to other
 * fragments' pages. Both are real links.
 */
export function SiteLink({ to, ...anchor }: SiteLinkProps) {
  const { locale, owns } = useSite();
  const isOwn = owns(to.replace(/[?#].*/s, ""));
  // A path's owner may become known only after the page has started: the element stays, along with its focus.
  return <Link {...anchor} discover="none" reloadDocument={!isOwn} to={localePath(locale, to)} viewTransition />;
}
