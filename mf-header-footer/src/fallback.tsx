import { type Locale, localePath } from "@zhian/contracts/locale";
import type { Slot } from "@zhian/contracts/slots";
import css from "./fallback.module.css";
import { messages } from "./messages.ts";
import { legalLinks } from "./model/legal-links.ts";

/** Links to the home page and the legal pages, when the rest of header and footer is unavailable. */
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
      {/* An empty address is this page's own; with script, the shell retries in place. */}
      <a href="" role="button" data-retry="">
        {texts["fallback.retry"]}
      </a>
    </header>
  );
}
