import { contactEmail } from "@zhian/contracts/contact";
import { errorWords } from "@zhian/contracts/error-words";
import { type Locale, localePath } from "@zhian/contracts/locale";
import { unavailablePageWords } from "@zhian/contracts/unavailable-page-words";
import css from "./main-fallback.module.css";

/** Fallback of the main slot while its fragment is not responding: an explanation and links. */
export function MainFallback({ locale }: { locale: Locale }) {
  const words = errorWords[locale];
  const { title, tryAgain } = unavailablePageWords[locale];
  return (
    <div className={`container ${css["fallback"]}`}>
      <h1>{title}</h1>
      <p className="lead">{tryAgain}</p>
      {/* An empty address is this page's own: the shell leaves this link to the browser, which requests the page again. */}
      <a href="" role="button" data-retry="" className={css["retry"]}>
        {words.retry}
      </a>
      <dl className={css["ways"]}>
        <div>
          <dt>{words.home}</dt>
          <dd>
            <a href={localePath(locale, "/")}>{words.toHomeElsewhere}</a>
          </dd>
        </div>
        <div>
          <dt>{words.contact}</dt>
          <dd>
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </dd>
        </div>
      </dl>
    </div>
  );
}
