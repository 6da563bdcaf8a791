import { consoleLink } from "@zhian/contracts/console-link";
import { localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Icon } from "@zhian/ui/icon";
import { ExternalLink } from "lucide-react";
import { currentOf } from "../model/current-section.ts";
import { isInNews } from "../model/news-section.ts";
import { AccountPlace } from "./account-place.tsx";
import { CartLink } from "./cart-link.tsx";
import { PreferenceMenu } from "./preference-menu.tsx";
import { QuoteOpener } from "./quote-opener.tsx";
import css from "./utility.module.css";

/** Settings of the visitor rather than of the site: language, currency, console, account. */
export function Utility({ slogan }: { slogan: string }) {
  const t = useText();
  const site = useSite();
  const { locale, path, isSignedIn } = site;
  const own = consoleLink(site, "");
  return (
    <div className={css["utility"]}>
      <p className={css["slogan"]}>{slogan}</p>
      {isInNews(path) && (
        <a href={localePath(locale, "/zixun")} aria-current={currentOf("/zixun", path)} className={css["news"]}>
          {t("nav.news")}
        </a>
      )}
      <QuoteOpener place="bar" />
      <CartLink className={css["cart"]} />
      <PreferenceMenu name="locale" />
      <PreferenceMenu name="currency" />
      <a
        href={isSignedIn ? own : consoleLink(site, "/login", own)}
        target="_blank"
        rel="noopener"
        className={css["link"]}
      >
        <span>{t("console")}</span>
        <span className="visually-hidden">{` ${t("newTab")}`}</span>
        <Icon of={ExternalLink} size={14} />
      </a>
      <AccountPlace />
    </div>
  );
}
