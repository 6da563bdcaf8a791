import { plainPath } from "@zhian/contracts/locale";
import { useLocation } from "@zhian/fragment/router";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { PageLink } from "@zhian/page/page-link";
import { Notice } from "@zhian/ui/notice";
import { useEffect, useRef } from "react";
import { wayIn } from "../model/ways-in.ts";

export function ForgottenDone() {
  const t = useText();
  const { locale, config } = useSite();
  const { search } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const isOwn = config.consoleUrl.startsWith("/");
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="ok">
        <p>{t("forgotten.done")}</p>
        <p>
          {isOwn ? (
            <PageLink to={plainPath(wayIn("/console/login", { locale, search }, [["by", "password"]]))}>
              {t("login.submit")}
            </PageLink>
          ) : (
            <a href={`${config.consoleUrl.replace(/\/$/, "")}/login`}>{t("login.submit")}</a>
          )}
        </p>
      </Notice>
    </div>
  );
}
