import { useText } from "@zhian/i18n/use-text";
import { PageLink } from "@zhian/page/page-link";
import { Notice } from "@zhian/ui/notice";
import css from "./ended-notice.module.css";

export function EndedNotice() {
  const t = useText();
  return (
    <div className={`container ${css["place"]}`}>
      <Notice kind="warn">
        <p>
          <span>{t("activity.over")}</span> <PageLink to="/activity">{t("activity.others")}</PageLink>
        </p>
      </Notice>
    </div>
  );
}
