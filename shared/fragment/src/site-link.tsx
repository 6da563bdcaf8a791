import { localePath } from "@zhian/contracts/locale";
import { Link } from "@zhian/fragment/router";
import type { ComponentProps } from "react";
import { useSite } from "./use-site.tsx";

interface SiteLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Plain path of the site (`/products/bcc?x=1#price`), in any language. */
  to: string;
}

/**
 * A link within the fragment is its router's; to another fragment's page it is a plain one, which the shell turns into
 * client navigation. Either way it is a real link.
 */
export function SiteLink({ to, ...anchor }: SiteLinkProps) {
  const { locale, owns } = useSite();
  const isOwn = owns(to.replace(/[?#].*/s, ""));
  // The owner of a path may be known only after the page's start: the element then stays, with any focus on it.
  return <Link {...anchor} discover="none" reloadDocument={!isOwn} to={localePath(locale, to)} viewTransition />;
}
