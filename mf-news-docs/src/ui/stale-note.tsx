import { useText } from "@zhian/i18n/use-text";
import { Notice } from "@zhian/ui/notice";
import css from "./article-notices.module.css";

/** The content system does not answer: the page shows its last answer. */
export function StaleNote() {
  const t = useText();
  return (
    <div className={css["notices"]}>
      <Notice kind="warn">
        <p>{t("stale")}</p>
      </Notice>
    </div>
  );
}
