import { type Locale, localePath } from "@zhian/contracts/locale";
import type { Slot } from "@zhian/contracts/slots";
import css from "./fallback.module.css";
import { messages } from "./messages.ts";
import { legalLinks } from "./model/legal-links.ts";

/** The way home and to the legal pages, when the rest of header and footer cannot be had. */
export function Fallback({ slot, locale }: { slot: Slot; locale: Locale }) {
  const texts = messages[locale];
  if (slot === "footer") {
    return (
      <footer className={css["bar"]}>
        {legalLinks.map(({ key, link }) => (
          <a key={key} href={localePath(locale, link)}>
            {texts[`footer.${key}`]}
          </a>
        ))}
      </footer>
    );
  }
  return (
    <header className={css["bar"]}>
      <a href={localePath(locale, "/")} className={css["home"]} translate="no">
        ZhiAn Cloud <span lang="zh-Hans">智安云</span>
      </a>
      <span>{texts["fallback.nav"]}</span>
      {/* The empty address is this page's own; with script, the shell tries again in place. */}
      <a href="" role="button" data-retry="">
        {texts["fallback.retry"]}
      </a>
    </header>
  );
}
