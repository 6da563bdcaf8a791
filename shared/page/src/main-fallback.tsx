import { contactEmail } from "@zhian/contracts/contact";
import { errorWords } from "@zhian/contracts/error-words";
import { type Locale, localePath } from "@zhian/contracts/locale";
import css from "./main-fallback.module.css";

const texts = {
  en: {
    title: "This page is temporarily unavailable",
    text: "Everything else on the site works. Please try again in a moment.",
    retry: "Retry",
  },
  zh: { title: "此页面暂时无法显示", text: "站内其他内容不受影响，请稍后再试。", retry: "重试" },
};

/** What stands in the main slot while its fragment does not answer: what happened, and the ways on. */
export function MainFallback({ locale }: { locale: Locale }) {
  const text = texts[locale];
  const words = errorWords[locale];
  return (
    <div className={`container ${css["fallback"]}`}>
      <h1>{text.title}</h1>
      <p className="lead">{text.text}</p>
      {/* The empty address is this page's own: the shell leaves this link to the browser, which asks for the page anew. */}
      <a href="" role="button" data-retry="" className={css["retry"]}>
        {text.retry}
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
