import { SiteLink } from "@zhian/fragment/site-link";
import css from "./link-tabs.module.css";

interface LinkTabsProps {
  label: string;
  tabs: readonly { name: string; to: string; isCurrent: boolean }[];
}

/** Parts of a list, each with its own address. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={css["tabs"]}>
      <ul className={css["list"]}>
        {tabs.map(({ name, to, isCurrent }) => (
          <li key={to}>
            <SiteLink to={to} aria-current={isCurrent ? "page" : undefined} className={css["tab"]}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
