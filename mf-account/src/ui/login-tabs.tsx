import { plainPath } from "@zhian/contracts/locale";
import { useLocation } from "@zhian/fragment/router";
import { SiteLink } from "@zhian/fragment/site-link";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { wayIn } from "../model/ways-in.ts";
import css from "./login-tabs.module.css";

export type LoginBy = "phone" | "password";

/** Two URLs of one page, so that each can be linked to, and works before scripts have loaded. */
export function LoginTabs({ by }: { by: LoginBy }) {
  const t = useText();
  const { search } = useLocation();
  const { locale } = useSite();
  const to = (more: [string, string][]) => plainPath(wayIn("/console/login", { locale, search }, more));
  return (
    <nav aria-label={t("login.ways")} className={css["tabs"]}>
      <SiteLink to={to([])} aria-current={by === "phone" ? "page" : undefined} className={css["tab"]}>
        {t("login.byPhone")}
      </SiteLink>
      <SiteLink
        to={to([["by", "password"]])}
        aria-current={by === "password" ? "page" : undefined}
        className={css["tab"]}
      >
        {t("login.byPassword")}
      </SiteLink>
    </nav>
  );
}
