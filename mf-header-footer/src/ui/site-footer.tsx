import { localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import type { FooterData } from "../api/load-footer.ts";
import { legalLinks } from "../model/legal-links.ts";
import { BackToTop } from "./back-to-top.tsx";
import { Logo } from "./logo.tsx";
import { PreferenceForm } from "./preference-form.tsx";
import { ProductIndex } from "./product-index.tsx";
import { QuoteOpener } from "./quote-opener.tsx";
import css from "./site-footer.module.css";

const accountPages = /^\/(?:console|fogetPwd|forgot-password)(?:\/|$)/;
const email = "contact@zhiancloud.example";

export function SiteFooter({ categories, logo, year }: FooterData) {
  const t = useText();
  const { locale, path } = useSite();
  return (
    <footer className={css["footer"]}>
      <div className="container below">
        <div className={css["top"]}>
          <div className={css["about"]}>
            <Logo address={logo} />
            <p>{t("footer.subtitle")}</p>
          </div>
          <div className={css["block"]}>
            <h2>{t("footer.contact")}</h2>
            <p>{t("footer.contactLine")}</p>
            <p>
              <span>{t("footer.email")}</span>{" "}
              <a href={`mailto:${email}`} translate="no">
                {email}
              </a>
            </p>
          </div>
          <nav aria-label={t("footer.legal")} className={css["block"]}>
            <h2>{t("footer.legal")}</h2>
            <ul role="list">
              {legalLinks.map(({ key, link }) => (
                <li key={key}>
                  <a href={localePath(locale, link)}>{t(`footer.${key}`)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div role="group" aria-label={t("footer.preferences")} className={css["block"]}>
            <h2>{t("footer.preferences")}</h2>
            <div className={css["preferences"]}>
              <PreferenceForm name="locale" optionClass={css["option"]} />
              <PreferenceForm name="currency" optionClass={css["option"]} />
              <PreferenceForm name="theme" optionClass={css["option"]} />
            </div>
          </div>
        </div>
        <ProductIndex categories={categories} />
        <p className={css["copyright"]}>{t("footer.copyright", { year })}</p>
      </div>
      {/* It would cover the button of a form that is as long as the window. */}
      {!accountPages.test(path) && <QuoteOpener place="floating" />}
      <BackToTop />
    </footer>
  );
}
