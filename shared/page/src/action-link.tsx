import { consoleLink } from "@zhian/contracts/console-link";
import { SiteLink } from "@zhian/fragment/site-link";
import { useSite } from "@zhian/fragment/use-site";
import { type ButtonLook, buttonClass } from "@zhian/ui/button";
import { QuoteAction } from "./quote-action.tsx";

interface ActionLinkProps extends ButtonLook {
  label: string;
  /** Plain path of the site, `#anchor`, `console:/path`, or `?quote=1` with initial values for the calculator. */
  to: string;
}

const consoleScheme = "console:";

export function ActionLink({ label, to, ...look }: ActionLinkProps) {
  const site = useSite();
  const className = buttonClass(look);
  if (to.startsWith("?quote=")) return <QuoteAction label={label} to={to} {...look} />;
  if (to.startsWith("#")) {
    return (
      <a href={to} className={className}>
        {label}
      </a>
    );
  }
  if (to.startsWith(consoleScheme)) {
    return (
      <a href={consoleLink(site, to.slice(consoleScheme.length))} target="_blank" rel="noopener" className={className}>
        {label}
      </a>
    );
  }
  return (
    <SiteLink to={to} className={className}>
      {label}
    </SiteLink>
  );
}
