import { errorTitles } from "@zhian/contracts/error-page";
import { errorWords } from "@zhian/contracts/error-words";
import { htmlLang, localePath } from "@zhian/contracts/locale";
import { textLimits } from "@zhian/contracts/text-limits";
import { SiteLink } from "@zhian/fragment/site-link";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Words } from "@zhian/page/words";
import { Button } from "@zhian/ui/button";
import { Input } from "@zhian/ui/input";
import type { NearPage } from "../model/near-page.ts";
import css from "./missing.module.css";

/** A page for 404: the closest pages, and links onward. */
export function Missing({ near }: { near: readonly NearPage[] }) {
  const t = useText();
  const { locale } = useSite();
  const words = errorWords[locale];
  return (
    <div className={`container ${css["page"]}`}>
      <p className={css["status"]}>404</p>
      <h1>{errorTitles.notFound[locale]}</h1>
      <p className="lead">{words.missing}</p>
      {near.length > 0 && (
        <section aria-labelledby="near-pages" className={css["near"]}>
          <h2 id="near-pages" className={css["label"]}>
            {t("missing.near")}
          </h2>
          <ul className={css["list"]}>
            {near.map(({ name, link, lang }) => (
              <li key={link} lang={lang && htmlLang(lang)}>
                <SiteLink to={link}>
                  <Words>{name}</Words>
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form method="get" action={localePath(locale, "/search")} role="search" className={css["form"]}>
        <Input
          type="search"
          name="q"
          maxLength={textLimits.query}
          aria-label={words.searchLabel}
          placeholder={words.searchHint}
          className={css["field"]}
        />
        <Button type="submit" look="secondary">
          {words.find}
        </Button>
      </form>
      <p>
        <SiteLink to="/">{words.toHome}</SiteLink>
      </p>
    </div>
  );
}
