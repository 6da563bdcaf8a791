import { SiteLink } from "@zhian/fragment/site-link";
import { useText } from "@zhian/i18n/use-text";
import css from "./trail.module.css";

interface TrailProps {
  /** From the home page down, without the current page. */
  steps: readonly { name: string; to: string }[];
  here: string;
}

/** The page's breadcrumbs. */
export function Trail({ steps, here }: TrailProps) {
  const t = useText();
  return (
    <nav aria-label={t("trail")} className={css["trail"]}>
      <ol className={css["steps"]}>
        {steps.map(({ name, to }) => (
          <li key={to} className={css["step"]}>
            <SiteLink to={to}>{name}</SiteLink>
          </li>
        ))}
        <li className={css["here"]}>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
