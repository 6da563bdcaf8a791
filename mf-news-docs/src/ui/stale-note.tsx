import { useText } from "@zhian/i18n/use-text";
import { Notice } from "@zhian/ui/notice";
import css from "./article-notices.module.css";

/** Shown if the content system does not respond: the page has its last response. */
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
