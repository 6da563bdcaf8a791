import { useText } from "@zhian/i18n/use-text";
import { Notice } from "@zhian/ui/notice";
import css from "./real-name-reasons.module.css";

const questions = ["why", "what", "long", "who"] as const;

/** Information for a visitor before submitting a real name. */
export function RealNameReasons() {
  const t = useText();
  return (
    <>
      <dl className={css["reasons"]}>
        {questions.map((question) => (
          <div key={question} className={css["reason"]}>
            <dt>{t(`realName.${question}.term`)}</dt>
            <dd>{t(`realName.${question}.text`)}</dd>
          </div>
        ))}
      </dl>
      <Notice kind="warn">{t("realName.demo")}</Notice>
    </>
  );
}
