import { SiteLink } from "@zhian/fragment/site-link";
import { type TextLinkLook, textLinkClass } from "@zhian/ui/text-link";
import type { ReactNode } from "react";

interface PageLinkProps extends TextLinkLook {
  /** Plain path of the site, in any language. */
  to: string;
  children: ReactNode;
}

/** A text link to a page of any fragment. */
export function PageLink({ to, look, children }: PageLinkProps) {
  return (
    <SiteLink to={to} className={textLinkClass({ look })}>
      {children}
    </SiteLink>
  );
}
