import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import { formatMoment } from "../model/moment.ts";
import css from "./account-sections.module.css";
import { CopyValue } from "./copy-value.tsx";
import { OwnRegion } from "./own-region.tsx";
import { RealName } from "./real-name.tsx";
import { useOwn } from "./use-own.ts";

/** The visitor's identity, and whether it is confirmed. */
export function AccountSections() {
  const t = useText();
  const { locale } = useSite();
  const own = useOwn((api, signal) => api.call("account.detail", { signal }));
  return (
    <>
      <OwnRegion heading={t("basic.account")} own={own} rows={4}>
        {({ username, uuid, phone, madeAt }) => (
          <Ledger>
            <LedgerRow
              label={t("username.label")}
              value={
                <span className={css["value"]} translate="no">
                  {username}
                </span>
              }
            />
            <LedgerRow
              label={t("basic.id")}
              value={
                <span className={css["value"]}>
                  <span translate="no">{uuid}</span> <CopyValue text={uuid} what={t("basic.id")} />
                </span>
              }
            />
            <LedgerRow
              label={t("phone.label")}
              note={t("basic.phoneNote")}
              value={<span translate="no">{phone}</span>}
            />
            <LedgerRow label={t("basic.madeAt")} value={formatMoment(madeAt, locale)} />
          </Ledger>
        )}
      </OwnRegion>
      <OwnRegion heading={t("realName.title")} own={own} rows={2}>
        {(detail) => (
          <RealName
            certification={detail.certification}
            onChange={(certification) => own.put({ ...detail, certification })}
          />
        )}
      </OwnRegion>
    </>
  );
}
